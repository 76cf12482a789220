/// Checks names that must unpack to the same path on every system. They must follow EPUB (Open Container Format,
/// section 4.2.3), be relative, and contain neither device names of Windows nor characters that are invisible in text.
package enum EntryName {
    /// Maximum bytes of UTF-8 between two slashes.
    static let componentLimit = 255
    /// Maximum bytes of UTF-8 in a name. ZIP stores the length in two bytes.
    static let lengthLimit = 65_535

    /// The raw value completes a sentence that begins with “the name”.
    package enum Fault: String, Hashable, Sendable {
        case empty = "is empty"
        case absolute = "begins with a slash"
        case emptyComponent = "has an empty part between two slashes or after the last slash"
        case dots = "has “.” or “..” as a part"
        case backslash = "has a backslash in it"
        case reserved = "has one of \" * : < > ? | in it"
        case trailingDot = "has a part that ends with a dot or a space"
        case device = "has a part that is a device name on Windows, such as “CON”"
        case control = "has a control character in it"
        case invisible = "has an invisible character in it, such as one that changes the direction of text"
        case undefined = "has a character in it that has no meaning in Unicode"
        case longComponent = "has a part of more than 255 bytes"
        case long = "has more than 65535 bytes"
    }

    /// The first flaw of a name; nil for a usable name.
    package static func flaw(in name: String) -> Fault? {
        if name.isEmpty { return .empty }
        if name.utf8.count > lengthLimit { return .long }
        if name.utf8.first == slash { return .absolute }
        if let flaw = name.unicodeScalars.lazy.compactMap(flaw(in:)).first { return flaw }
        return name.utf8.split(separator: slash, omittingEmptySubsequences: false)
            .lazy.compactMap(flaw(inComponent:)).first
    }

    private static let slash = UInt8(ascii: "/")

    private static func flaw(in scalar: Unicode.Scalar) -> Fault? {
        switch scalar {
        case "\\": return .backslash
        case "\"", "*", ":", "<", ">", "?", "|": return .reserved
        case "\u{20}"..."\u{7E}": return nil
        // Joiners, which some scripts need, and the letters of flags.
        case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}": return nil
        case "\u{FFF0}"..."\u{FFFF}": return .undefined
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control: return .control
        case .format, .lineSeparator, .paragraphSeparator: return .invisible
        case .privateUse: return .undefined
        default: return scalar.properties.isNoncharacterCodePoint ? .undefined : nil
        }
    }

    private static func flaw(inComponent component: Substring.UTF8View) -> Fault? {
        let dot = UInt8(ascii: ".")
        if component.isEmpty { return .emptyComponent }
        if component.elementsEqual([dot]) || component.elementsEqual([dot, dot]) { return .dots }
        if component.last == dot || component.last == UInt8(ascii: " ") { return .trailingDot }
        if component.count > componentLimit { return .longComponent }
        return isDevice(component) ? .device : nil
    }

    private static let devices = Set(
        ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
            + ["com", "lpt"].flatMap { port in "123456789¹²³".map { "\(port)\($0)" } })
    private static let longestDevice = 7

    /// Windows compares the part before the first dot, without spaces at its end.
    private static func isDevice(_ component: Substring.UTF8View) -> Bool {
        var stem = component.prefix { $0 != UInt8(ascii: ".") }
        while stem.last == UInt8(ascii: " ") { stem.removeLast() }
        return stem.count <= longestDevice && devices.contains(Substring(stem).lowercased())
    }

    /// The same text for names that are equal on a file system that is not case sensitive: full case folding, as EPUB
    /// requires. Strings that differ only in the composition of accents are already equal.
    package static func folded(_ name: String) -> String {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased() }
        return name.unicodeScalars.reduce(into: "") { folded, scalar in
            // The upper case of “ß” is “SS”, and of both small sigmas the same letter. The dotless “ı” must not become
            // “i”.
            folded += scalar == "ı" ? "ı" : scalar.properties.lowercaseMapping.uppercased().lowercased()
        }
    }
}
