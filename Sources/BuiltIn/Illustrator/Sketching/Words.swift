extension String {
    /// Runs of letters, ASCII letters made lower case.
    var lowercaseWords: [String] {
        lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Without a plural ending; good enough to look things up.
    var singular: String {
        if hasSuffix("ies"), utf8.count > 4 { return String(dropLast(3)) + "y" }
        for ending in ["shes", "ches", "sses", "xes"] where hasSuffix(ending) { return String(dropLast(2)) }
        return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
    }
}
