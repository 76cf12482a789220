/// What a book says about its own entries, read from the few entries that describe the others.
struct BundleChecker {
    /// Whether another program wrote it. Then only what is certain is a problem.
    var isForeign = false
    /// Whether its metadata names Nightpress.
    var isOwn = false
    var problems: [BundleProblem] = []
    /// By name of the entry.
    var expectations: [String: EntryExpectation] = [:]
}
