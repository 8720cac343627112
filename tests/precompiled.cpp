// There is nothing here: this target is the headers that all tests share, compiled once.
