/* Reports a search to Clew as lines of JSON:  cc clew_events.c -o queens && ./queens 8 | clew watch -

   Copy the functions into a program of your own; below them is an example. Variables, values, nodes
   and rules are numbers from 0. "clew(1)" describes the protocol. */
#include <stdio.h>
#include <stdlib.h>

static unsigned clew_nodes;

static void clew_begin(const char *strategy, unsigned variables, unsigned values, const char *rules)
{
    printf("{\"clew-events\":1,\"strategy\":\"%s\",\"variables\":%u,\"values\":%u,\"rules\":%s}\n",
           strategy, variables, values, rules);
}
/* Opens a node below the present one; its number. */
static unsigned clew_decide(unsigned variable, unsigned value)
{
    printf("[\"d\",%u,%u]\n", variable, value);
    return ++clew_nodes;
}
/* kind: 'a' a value that follows, 'r' one that is struck, 'c' a contradiction. */
static void clew_event(char kind, unsigned variable, unsigned value, unsigned rule)
{
    printf("[\"%c\",%u,%u,%u]\n", kind, variable, value, rule);
}
/* The search goes on at this node; 0 is the root. */
static void clew_visit(unsigned node) { printf("[\"v\",%u]\n", node); }
static void clew_solution(void) { puts("[\"s\"]"); }
/* how: solved, exhausted, ran-dry or stopped. */
static void clew_end(const char *how) { printf("{\"end\":\"%s\"}\n", how); }

static void queens(int size, int column, int *rows, unsigned node)
{
    if (column == size)
        clew_solution();
    for (int row = 0; column < size && row < size; ++row) {
        int c = 0;
        while (c < column && row != rows[c] && abs(row - rows[c]) != column - c)
            ++c;
        if (c < column) {
            clew_event('c', (unsigned)column, (unsigned)row, 0);
            continue;
        }
        rows[column] = row;
        queens(size, column + 1, rows, clew_decide((unsigned)column, (unsigned)row));
        clew_visit(node);
    }
}

int main(int count, char **words)
{
    int rows[64], size = count > 1 ? atoi(words[1]) : 8;
    if (size < 1 || size > 64)
        return 2;
    clew_begin("queens in C", (unsigned)size, (unsigned)size, "[\"attacked\"]");
    queens(size, 0, rows, 0);
    clew_end("exhausted");
    return 0;
}
