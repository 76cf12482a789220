import Domain

/// The answers of one model to the questions about one story. Where the model has no usable answer, the built-in
/// planner plans that part alone.
///
/// The model loses the story to the next backend in these cases: neither of the first two questions has a usable answer;
/// three have none, and no page is the model's own; at the end no page is; another language model can be asked, and more
/// questions have no usable answer than have one.
struct PlanAnswers {
    private let model: String
    private let hasSuccessor: Bool
    private(set) var standIns: [TextStandIn] = []
    private var answered = 0
    private var unanswered = 0
    private var ownPages = 0
    private var failure: GenerationError?

    init(of model: String, hasSuccessor: Bool) {
        self.model = model
        self.hasSuccessor = hasSuccessor
    }

    /// The model's answer, or what stands in for it. Throws if the model loses the story, cannot be asked, or has no
    /// answer where nothing stands in.
    mutating func answer<Answer>(
        on part: TextStandIn.Part, from model: () async throws -> Answer, standIn: (() throws -> Answer)?
    ) async throws -> Answer {
        do {
            let answer = try await model()
            answered += 1
            if part.page != nil { ownPages += 1 }
            return answer
        } catch let error as GenerationError where error.kind.isAboutTheQuestion {
            failure = error
            unanswered += 1
            let isHopeless = answered == 0 && unanswered > 1 || ownPages == 0 && unanswered > 2
            guard let standIn, !isHopeless, !hasSuccessor || unanswered <= answered else { throw error }
            if !standIns.contains(where: { $0.part == part }) {
                standIns.append(TextStandIn(part, reason: "\(self.model): \(error)"))
            }
            return try standIn()
        }
    }

    /// Throws if none of the pages is the model's own.
    func requireOwnPage() throws {
        if ownPages == 0, let failure { throw failure }
    }
}

extension ErrorKind {
    /// Whether the model answers, and another question may have a usable answer.
    package var isAboutTheQuestion: Bool {
        switch self {
        case .refused, .tooLong, .badReply, .badPicture: true
        case .busy, .transient, .exhausted, .unavailable, .misconfigured: false
        }
    }
}
