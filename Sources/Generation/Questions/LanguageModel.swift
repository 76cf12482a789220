/// A language model behind a server, a program or a framework: takes a conversation, gives one reply.
///
/// Knows nothing of stories. What to ask, how to read the answer and when to ask again is ``ModelTextGenerator``'s.
package protocol LanguageModel: Sendable {
    /// The name under which the pipeline lists it.
    var name: String { get }

    /// How many requests it takes at a time.
    var width: Int { get }

    /// Languages it serves, as BCP 47 primary tags in lower case; nil where it takes any.
    var languages: [String]? { get }

    /// What it is, and whether it can be used now.
    func probe() async -> ModelAvailability<ModelFacts>

    /// Throws ``GenerationError``; cancellation passes as `CancellationError`. Does not try again by itself.
    func reply(to request: LanguageRequest) async throws -> LanguageReply

    /// Gives back what it holds, memory of a graphics card say; it is not asked any more in this stage.
    func release() async
}

extension LanguageModel {
    package func release() async {}
}
