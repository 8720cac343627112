#include "core/text/numbers16.h"

namespace clew {

namespace {

Result<std::uint64_t> hexadecimal(Scanner& scanner, int digits)
{
    std::uint64_t value = 0;
    for (; digits > 0; --digits) {
        const std::size_t digit = scanner.atEnd()
                                      ? std::string_view::npos
                                      : std::string_view("0123456789abcdef").find(scanner.peek());
        if (digit == std::string_view::npos)
            return scanner.error(phrase("puzzlink", "expected a clue as a hexadecimal digit"));
        scanner.next();
        value = 16 * value + digit;
    }
    return value;
}

} // namespace

Result<std::vector<Number16>> readNumbers16(Scanner& scanner, std::size_t cells)
{
    std::vector<Number16> numbers;
    while (numbers.size() < cells) {
        const int column = scanner.column();
        const char c = scanner.peek();
        if (c >= 'g' && c <= 'z') {
            scanner.next();
            numbers.insert(numbers.end(), static_cast<std::size_t>(c - 'f'), {{}, column});
            continue;
        }
        if (scanner.atEnd())
            return scanner.error({phrase("puzzlink", "the clues end after %1 of %2 cells"),
                                  {std::to_string(numbers.size()), std::to_string(cells)}});
        const auto number = hexadecimal(scanner, scanner.accept('-') ? 2 : 1);
        if (!number)
            return tl::make_unexpected(number.error());
        numbers.push_back({*number, column});
    }
    if (numbers.size() > cells)
        return scanner.error({phrase("puzzlink", "the clues are for %1 cells, the board has %2"),
                              {std::to_string(numbers.size()), std::to_string(cells)}});
    return numbers;
}

} // namespace clew
