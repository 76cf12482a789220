/// The non-empty lines of a text with their line numbers, in which empty lines count. A line ends with LF or CRLF.
struct TextLines {
    private var rest: Substring.UTF8View
    private var number = 0

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    mutating func next() -> (number: Int, text: Substring.UTF8View)? {
        while !rest.isEmpty {
            var line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            if !line.isEmpty { return (number, line) }
        }
        return nil
    }
}
