"""Reports a search to Clew as lines of JSON:  python3 clew_events.py 8 | clew watch -
Copy the class into a program of your own; below it is an example. Variables, values, nodes and rules
are numbers from 0. `clew watch FILE` follows a file instead; "clew(1)" describes the protocol.
"""
import json
import sys


class Clew:
    def __init__(self, strategy, variables, values, rules=(), out=sys.stdout, **more):
        self.out, self.nodes = out, 0
        self.line({"clew-events": 1, "strategy": strategy, "variables": variables,
                   "values": values, "rules": list(rules), **more})

    def line(self, what):
        self.out.write(json.dumps(what, separators=(",", ":")) + "\n")

    def decide(self, variable, value):  # opens a node below the present one; its number
        self.line(["d", variable, value])
        self.nodes += 1
        return self.nodes

    def assign(self, variable, value, rule=0):
        self.line(["a", variable, value, rule])

    def remove(self, variable, value, rule=0):
        self.line(["r", variable, value, rule])

    def conflict(self, variable, value=None, rule=0):
        self.line(["c", variable, value, rule])

    def visit(self, node):  # the search goes on there; 0 is the root
        self.line(["v", node])

    def solution(self):
        self.line(["s"])

    def end(self, how="exhausted", **figures):  # solved, exhausted, ran-dry or stopped
        self.line({"end": how, **figures})
        self.out.flush()

def queens(size, clew, rows=(), node=0):
    column = len(rows)
    if column == size:
        return clew.solution()
    for row in range(size):
        if any(row == r or abs(row - r) == column - c for c, r in enumerate(rows)):
            clew.conflict(column, row)
            continue
        child = clew.decide(column, row)
        queens(size, clew, rows + (row,), child)
        clew.visit(node)

if __name__ == "__main__":
    n = int((sys.argv + ["8"])[1])
    watched = Clew("queens in Python", [f"column {c + 1}" for c in range(n)], {"from": 1, "to": n},
                   [{"name": "attacked", "sentence": "{value} is attacked by an earlier queen."}])
    queens(n, watched)
    watched.end()
