// How long a test waits for what is to come: until it is there, unless something is wrong. Among
// sanitizers and beside other work the five seconds of Qt may pass before it is. Every test has
// this (CMakeLists.txt).

#pragma once

#include <QtTest>

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, 60000)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, 60000)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, 60000)
