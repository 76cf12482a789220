import Generation

/// A language model whose server is ours for the night.
struct ServedModel: LanguageModel {
    private let model: any LanguageModel
    private let server: OwnServer

    init(_ model: any LanguageModel, server: OwnServer) {
        self.model = model
        self.server = server
    }

    var name: String { model.name }
    var width: Int { model.width }
    var languages: [String]? { model.languages }

    func standing() async -> ModelStanding<ModelFacts> {
        await server.standing { await model.standing() }
    }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try await server.watching {
            try await model.reply(to: request)
        } forget: {
            await model.release()
        }
    }

    func release() async {
        await model.release()
        await server.stop()
    }
}
