import Domain
import LibraryStore
import Reports

extension RunTally {
    /// What a report counts, as the row of its run keeps it.
    init(_ counts: RunCounts, drawn: Int, books: Int) {
        self.init(
            stories: counts.stories,
            panels: Dictionary(uniqueKeysWithValues: counts.byStatus.map { ($0.key.rawValue, $0.value) }),
            new: counts.new, drawn: drawn, attemptsByOutcome: counts.attemptsByOutcome,
            callsSaved: Dictionary(uniqueKeysWithValues: counts.saved.map { ($0.key.rawValue, $0.value) }),
            cost: counts.cost?.millionths, books: books)
    }
}
