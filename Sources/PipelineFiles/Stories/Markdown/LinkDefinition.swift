/// Finds link definitions: `[1]: https://example.org/fox "Fox"`, on one line, with an address.
///
/// CommonMark also takes `[Nell]: Hello` for one, and other forms of several lines. In a story they are text.
enum LinkDefinition {
    private static let longestLabel = 999

    static func matches(_ line: Substring) -> Bool {
        guard line.utf8.first == UInt8(ascii: "[") else { return false }
        var rest = line.utf8.dropFirst()
        let label = rest.prefix { !"[]\\".utf8.contains($0) }
        guard label.count <= longestLabel, !label.allSatisfy(isSpace) else { return false }
        rest = rest[label.endIndex...]
        guard rest.starts(with: "]:".utf8) else { return false }
        rest = rest.dropFirst(2).drop(while: isSpace)
        let isInBrackets = rest.first == UInt8(ascii: "<")
        let address = rest.prefix { isInBrackets ? $0 != UInt8(ascii: ">") : !isSpace($0) }
        rest = rest[address.endIndex...]
        if isInBrackets {
            guard rest.popFirst() != nil, !address.dropFirst().contains(where: { "<\\".utf8.contains($0) }) else {
                return false
            }
        } else {
            guard isAddress(address) else { return false }
        }
        let title = rest.drop(while: isSpace)
        return title.isEmpty || title.startIndex > rest.startIndex && isTitle(title)
    }

    private static func isAddress(_ text: Substring.UTF8View) -> Bool {
        text.contains { "/#:@".utf8.contains($0) }
            && text.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"()\\".utf8.contains($0) }
    }

    private static func isTitle(_ text: Substring.UTF8View) -> Bool {
        guard let open = text.first, "\"'(".utf8.contains(open) else { return false }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
        let inner = text.dropFirst().prefix { $0 != close && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "(") }
        let rest = text[inner.endIndex...]
        return rest.first == close && rest.dropFirst().allSatisfy(isSpace)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
