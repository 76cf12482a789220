import Domain
import Synchronization

@testable import Generation

/// A language model that replies from a list and records its requests.
final class ScriptedModel: LanguageModel {
    typealias Answer = @Sendable (LanguageRequest) throws -> LanguageReply

    let name = "model"
    let width = 1
    let languages: [String]?
    let contextSize: Int?
    /// Nil if it is available.
    private let absence: (reason: String, remedy: String)?
    private let answers: Mutex<[Answer]>
    private let asked = Mutex<[LanguageRequest]>([])

    init(
        contextSize: Int? = nil, languages: [String]? = nil, absence: (reason: String, remedy: String)? = nil,
        _ answers: [Answer]
    ) {
        self.absence = absence
        self.contextSize = contextSize
        self.languages = languages
        self.answers = Mutex(answers)
    }

    var requests: [LanguageRequest] { asked.withLock(\.self) }

    func probe() async -> ModelAvailability<ModelFacts> {
        if let absence { return .unavailable(reason: absence.reason, remedy: absence.remedy) }
        return .ready(ModelFacts(product: "script", contextSize: contextSize, enforcement: .schema))
    }

    /// The last reply is repeated.
    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        asked.withLock { $0.append(request) }
        let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        return try answer(request)
    }
}

extension ScriptedModel {
    static func say(_ text: String, isCut: Bool = false, prompt: Int? = nil, reply: Int? = nil) -> Answer {
        { _ in LanguageReply(text: text, isCut: isCut, promptTokens: prompt, replyTokens: reply) }
    }

    static func fail(_ kind: ErrorKind, _ message: String = "no", after: Duration? = nil) -> Answer {
        { _ in throw GenerationError(kind, message, retryAfter: after) }
    }
}
