#if canImport(FoundationModels)
    import FoundationModels
    import Generation
    import Domain

    /// The system's language model on Apple's platforms, run in process. Each request has a session of its own, because
    /// a session takes one request at a time.
    @available(macOS 26, *)
    struct AppleModel: LanguageModel {
        let name: String
        let languages: [String]?
        let width = 1
        private let context: Int

        init(_ settings: BackendSettings) {
            name = settings.name
            languages =
                settings.languages
                ?? SystemLanguageModel.default.supportedLanguages.compactMap { $0.languageCode?.identifier }.sorted()
            context = settings.context ?? 4096
        }

        func probe() async -> ModelAvailability<ModelFacts> {
            switch SystemLanguageModel.default.availability {
            case .available:
                return .ready(ModelFacts(product: "Apple Foundation Models", contextSize: context, enforcement: .none))
            case .unavailable(.deviceNotEligible):
                return .unavailable(
                    reason: "this machine cannot run Apple Intelligence", remedy: "use a server on this machine instead"
                )
            case .unavailable(.appleIntelligenceNotEnabled):
                return .unavailable(
                    reason: "Apple Intelligence is turned off", remedy: "turn it on in System Settings")
            case .unavailable(.modelNotReady):
                return .unavailable(
                    reason: "the system's model is not ready", remedy: "wait until it is downloaded, and run again")
            case .unavailable(let other):
                return .unavailable(
                    reason: "the system's model is unavailable: \(other)", remedy: "see System Settings")
            }
        }

        func reply(to request: LanguageRequest) async throws -> LanguageReply {
            let session = LanguageModelSession(instructions: request.instructions)
            let prompt = request.turns.map { $0.role == .user ? $0.text : "You said: \($0.text)" }
            let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: request.replyTokens)
            do {
                return LanguageReply(
                    text: try await session.respond(to: prompt.joined(separator: "\n\n"), options: options).content)
            } catch let error as LanguageModelSession.GenerationError {
                throw GenerationError(error)
            }
        }
    }

    @available(macOS 26, *)
    extension Generation.GenerationError {
        fileprivate init(_ error: LanguageModelSession.GenerationError) {
            let kind: Kind =
                switch error {
                case .guardrailViolation, .refusal: .refused
                case .exceededContextWindowSize: .tooLong
                case .rateLimited: .busy
                case .assetsUnavailable: .unavailable
                case .decodingFailure: .badReply
                case .unsupportedGuide, .unsupportedLanguageOrLocale: .misconfigured
                case .concurrentRequests: .transient
                @unknown default: .transient
                }
            self.init(kind, "\(error.localizedDescription)")
        }
    }
#endif
