#if canImport(FoundationModels)
    import Domain
    import Foundation
    import FoundationModels
    import Generation

    /// The system's language model on Apple's platforms, run in process. Each request has a session of its own, because
    /// a session takes one request at a time.
    ///
    /// SDK 27 has a `LanguageModel` of its own, so the protocol is named with its module.
    @available(macOS 26, *)
    struct AppleModel: Generation.LanguageModel {
        let name: String
        let languages: [String]?
        let width = 1
        private let context: Int

        init(_ settings: BackendSettings) {
            name = settings.name
            languages =
                settings.languages
                ?? Set(SystemLanguageModel.default.supportedLanguages.compactMap { $0.languageCode?.identifier })
                .sorted()
            context = settings.context ?? 4096
        }

        func probe() async -> ModelAvailability<ModelFacts> {
            guard let failure = AppleTextFailure(SystemLanguageModel.default.availability) else {
                return .ready(
                    ModelFacts(product: "Apple Foundation Models", contextSize: context, enforcement: .schema))
            }
            return failure.explained().availability()
        }

        /// The prompt contains the schema already, so the session does not add it.
        func reply(to request: LanguageRequest) async throws -> LanguageReply {
            let session = LanguageModelSession(instructions: request.instructions)
            let turns = request.turns.map { $0.role == .user ? $0.text : "You said: \($0.text)" }
            let prompt = turns.joined(separator: "\n\n")
            let options = GenerationOptions(greedyUpTo: request.replyTokens)
            do {
                guard let guided = GuidedSchema(request.schema, named: request.schemaName) else {
                    return LanguageReply(text: try await session.respond(to: prompt, options: options).content)
                }
                let response = try await session.respond(
                    to: prompt, schema: GenerationSchema(guided), includeSchemaInPrompt: false, options: options)
                return LanguageReply(text: response.content.jsonString)
            } catch {
                try Task.checkCancellation()
                throw AppleTextFailure(error).explained(error.localizedDescription).error
            }
        }
    }

    @available(macOS 26, *)
    extension GenerationOptions {
        fileprivate init(greedyUpTo tokens: Int) {
            #if canImport(FoundationModels, _version: 2)
                self.init(samplingMode: .greedy, maximumResponseTokens: tokens)
            #else
                self.init(sampling: .greedy, maximumResponseTokens: tokens)
            #endif
        }
    }
#endif
