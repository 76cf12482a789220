/// Where a reference in a document of a book points to.
enum EntryReference {
    /// To the document itself, to another machine, or to data in the reference.
    case elsewhere
    /// Above the top of the archive.
    case outside
    /// To an entry with one of these names: with escapes resolved, and as written.
    case entry([String])

    init(_ reference: String, in document: String) {
        let trimmed = reference.drop { $0.isWhitespace }
        let path = trimmed.prefix { $0 != "#" && $0 != "?" }
        guard let first = path.first, path.prefixMatch(of: /\/\/|[A-Za-z][A-Za-z0-9+.\-]*:/) == nil else {
            self = .elsewhere
            return
        }
        let folder = first == "/" ? [] : document.split(separator: "/").dropLast().map { String($0) }
        let written = String(path.trimmingSuffix { $0.isWhitespace })
        let names = [written.removingPercentEncoding, written].compactMap { $0 }.map { Self.name($0, in: folder) }
        let inside = names.compactMap(\.self)
        self = inside.isEmpty ? .outside : .entry(inside)
    }

    /// Whether it refers to an entity that its document declares, which can stand for any text.
    static func hasEntity(_ reference: String) -> Bool { reference.contains("&") && reference.contains(";") }

    /// Nil if it leads above the folder at the top.
    static func name(_ path: String, in folder: [String]) -> String? {
        var parts = folder
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".", "": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}

extension String {
    /// Nil if an escape has no two digits, or if the unescaped bytes are not UTF-8.
    var removingPercentEncoding: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] << 4 | digits[1]))
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
