/// What a book says about its own entries, read from the few entries that describe the others.
struct BundleChecker {
    var problems: [BundleProblem] = []
    /// By name of the entry.
    var expectations: [String: EntryExpectation] = [:]
}
