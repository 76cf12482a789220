extension String {
    /// The runs of letters, in lower case.
    var lowercaseWords: [String] {
        let text = lowercased()
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isLetter }.map(String.init) }
        // Faster than by characters.
        return text.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }.map { String(Substring($0)) }
    }

    /// Without a plural ending. Good enough for lookups, not for correct English.
    var singular: String {
        if hasSuffix("ies"), utf8.count > 4 { return String(dropLast(3)) + "y" }
        for ending in ["shes", "ches", "sses", "xes"] where hasSuffix(ending) { return String(dropLast(2)) }
        return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
    }
}
