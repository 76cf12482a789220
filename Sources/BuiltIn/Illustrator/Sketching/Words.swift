extension String {
    /// The runs of letters, in lower case.
    var lowercaseWords: [String] {
        lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Without a plural ending. Good enough for lookups, not for correct English.
    var singular: String {
        if hasSuffix("ies"), utf8.count > 4 { return String(dropLast(3)) + "y" }
        for ending in ["shes", "ches", "sses", "xes"] where hasSuffix(ending) { return String(dropLast(2)) }
        return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
    }
}
