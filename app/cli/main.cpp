// clew: puzzles and the searches that solve them, from the command line.

int main()
{
    return 0;
}
