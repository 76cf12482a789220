import Generation

/// A language model that its settings rule out: it is passed over like one that does not answer.
struct UnusableModel: LanguageModel {
    let name: String
    let failure: StandingFailure

    var width: Int { 1 }
    var languages: [String]? { nil }

    func standing() async -> ModelStanding<ModelFacts> { failure.standing() }

    func reply(to request: LanguageRequest) async throws -> LanguageReply { throw failure.error }
}
