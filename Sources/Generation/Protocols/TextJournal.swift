/// Takes down each attempt of a text generator at the moment it ends.
package struct TextJournal: Sendable {
    let record: @Sendable (TextAttempt) async -> Void

    package init(record: @escaping @Sendable (TextAttempt) async -> Void) {
        self.record = record
    }

    /// Keeps nothing.
    package static let none = TextJournal { _ in }
}
