/// Names that unpack to the same place on every system: what EPUB allows, and relative.
package enum EntryName {
    /// The longest part between two slashes, in bytes of UTF-8.
    package static let componentLimit = 255
    /// The longest name, in bytes of UTF-8; ZIP has two bytes for it.
    package static let lengthLimit = 65_535

    /// What is wrong with a name, as the end of a sentence that begins with “the name”.
    package enum Flaw: String, Hashable, Sendable {
        case empty = "is empty"
        case absolute = "begins with a slash"
        case emptyComponent = "has nothing between two slashes or behind the last"
        case dots = "leads elsewhere: “.” and “..” are not allowed"
        case backslash = "has a backslash in it"
        case reserved = "has one of \" * : < > ? | in it"
        case trailingDot = "has a part that ends with a dot or a space"
        case control = "has a control character in it"
        case longComponent = "has a part of more than 255 bytes"
        case long = "has more than 65535 bytes"
    }

    /// The first flaw found; nil where the name is usable.
    package static func flaw(in name: String) -> Flaw? {
        if name.isEmpty { return .empty }
        if name.utf8.count > lengthLimit { return .long }
        if name.utf8.first == UInt8(ascii: "/") { return .absolute }
        if let flaw = name.unicodeScalars.lazy.compactMap(flaw(in:)).first { return flaw }
        return name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .lazy.compactMap(flaw(inComponent:)).first
    }

    private static func flaw(in scalar: Unicode.Scalar) -> Flaw? {
        switch scalar {
        case "\\": .backslash
        case "\"", "*", ":", "<", ">", "?", "|": .reserved
        default: scalar.properties.generalCategory == .control ? .control : nil
        }
    }

    private static func flaw(inComponent component: Substring.UTF8View) -> Flaw? {
        let dot = UInt8(ascii: ".")
        if component.isEmpty { return .emptyComponent }
        if component.elementsEqual([dot]) || component.elementsEqual([dot, dot]) { return .dots }
        if component.last == dot || component.last == UInt8(ascii: " ") { return .trailingDot }
        return component.count > componentLimit ? .longComponent : nil
    }

    /// The same for names that a disk without upper and lower case takes for one.
    static func folded(_ name: String) -> String {
        name.lowercased()
    }
}
