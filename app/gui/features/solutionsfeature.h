// The solutions panel's wider acts: comparing two on the board, writing many to a file.

#pragma once

namespace clew {

class MainWindow;

void installSolutions(MainWindow& window);

} // namespace clew
