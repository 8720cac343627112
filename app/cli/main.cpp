// clew: puzzles and the searches that solve them, from the command line.

#include "app/cli/commandline.h"

int main(int argc, char** argv)
{
    return static_cast<int>(clew::cli::runCommandLine(argc, argv));
}
