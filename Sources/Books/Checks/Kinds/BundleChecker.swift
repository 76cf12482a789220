/// What a book says of its own entries, read from the few that describe the others.
struct BundleChecker {
    var problems: [BundleProblem] = []
    /// By the names of entries.
    var expectations: [String: EntryExpectation] = [:]
}
