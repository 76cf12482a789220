/// A language model of a server, a program or a framework. It gets a conversation and returns one reply.
///
/// It knows nothing about stories. ``ModelTextGenerator`` decides what to ask, how to read the answer and when to
/// retry.
package protocol LanguageModel: Sendable {
    /// Its name in the pipeline.
    var name: String { get }

    /// How many requests it accepts at a time.
    var width: Int { get }

    /// Its languages, as BCP 47 primary tags in lower case; nil for any.
    var languages: [String]? { get }

    /// Facts about the model, and whether it can be used now.
    func probe() async -> ModelAvailability<ModelFacts>

    /// Throws ``GenerationError``; cancellation passes as `CancellationError`. Does not retry.
    func reply(to request: LanguageRequest) async throws -> LanguageReply

    /// Releases its resources, for example memory of a graphics card. It is not used again in this stage.
    func release() async
}

extension LanguageModel {
    package func release() async {}
}
