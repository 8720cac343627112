// Fields of CSV files (RFC 4180) that spreadsheets take for the text they are.

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace clew {

/// A field, in quotes where it needs them. What a spreadsheet would calculate gets an apostrophe in
/// front of it, and so does what begins with one, so that it can be taken back.
std::string csvField(std::string_view text);

/// The fields with commas between them, and the end of the line.
std::string csvLine(std::span<const std::string> fields);

/// A field that csvField() made, its quotes taken off: without the apostrophe.
std::string plainCsvField(std::string_view field);

} // namespace clew
