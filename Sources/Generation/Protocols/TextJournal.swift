package import Domain

/// Records each attempt of a text generator when it ends, with the answer if there is one, and sends its requests.
package struct TextJournal: Sendable {
    /// Sends a request. Throws ``GenerationError``; cancellation passes as `CancellationError`.
    package typealias Request = @Sendable () async throws -> LanguageReply

    /// The run of the attempts.
    let run: RunID
    let collection: CollectionID
    let story: Slug
    let record: @Sendable (TextAttempt, TextAnswer?) async -> Void
    /// The answer to a question that was recorded before; nil if there is none.
    package var recordedAnswer: @Sendable (_ question: String) async -> JSONValue? = { _ in nil }
    /// Sends a request when the backend can be asked.
    package var send: @Sendable (Request) async throws -> LanguageReply = { try await $0() }
    /// Whether a failed request is sent again without being charged, because the backend is away or busy. The number is
    /// that of the attempt at the question, from 1.
    package var isRepeated: @Sendable (GenerationError, Int) -> Bool = { _, _ in false }

    /// Whether another language model can be asked for the story.
    package var hasSuccessor = false

    package init(
        run: RunID, collection: CollectionID, story: Slug,
        record: @escaping @Sendable (TextAttempt, TextAnswer?) async -> Void
    ) {
        self.run = run
        self.collection = collection
        self.story = story
        self.record = record
    }

    /// Records nothing.
    package static let none = TextJournal(run: RunID(0), collection: CollectionID(0), story: Slug(title: "none")) {
        _, _ in
    }
}
