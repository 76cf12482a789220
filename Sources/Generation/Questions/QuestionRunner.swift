import Domain

/// Asks a model questions, one at a time. Each is asked until there is a usable answer or no retry is left. A question
/// with a recorded answer is not asked.
struct QuestionRunner: Sendable {
    let model: any LanguageModel
    /// Tokens of prompt and reply together; nil if unknown.
    let contextSize: Int?
    let book: PromptBook
    let time: HostClock
    let journal: TextJournal
    /// Decides the models' seeds and the jitter of pauses.
    let seed: UInt64

    /// Throws the ``GenerationError`` of the last attempt.
    func ask<Answer>(_ question: Question<Answer>) async throws -> Answer {
        let facts = try question.facts
        if let value = await journal.recordedAnswer(facts), let answer = try? answer(value, to: question) {
            return answer
        }
        var conversation = QuestionAttempts(
            question, gentler: book.gentler.text([:]), correction: { book.correction.text(["problems": $0]) },
            seed: StableHash(of: "\(seed)", question.subject, "jitter").value)
        var number = 1
        while true {
            let request = try fitting(&conversation, number: number)
            try Task.checkCancellation()
            let started = (wall: time.now(), uptime: time.uptime())
            func attempt(_ error: GenerationError?, _ repairs: [String], _ reply: LanguageReply?) -> TextAttempt {
                TextAttempt(
                    run: journal.run, collection: journal.collection, story: journal.story, backend: model.name,
                    subject: question.subject, number: number, started: started.wall,
                    seconds: time.uptime() - started.uptime, outcome: error.map { .failed($0.kind) } ?? .ready,
                    message: error?.message, repairs: repairs, promptTokens: reply?.promptTokens,
                    replyTokens: reply?.replyTokens)
            }
            var reply: LanguageReply?
            do {
                let said = try await self.reply(to: request)
                reply = said
                let (answer, value, repairs) = try read(said, to: request, as: question)
                await journal.record(attempt(nil, repairs, said), TextAnswer(question: facts, value: value))
                return answer
            } catch let failure as QuestionError {
                await journal.record(attempt(failure.error, failure.repairs, reply), nil)
                number += 1
                if journal.isRepeated(failure.error, number - 1) { continue }
                guard let pause = conversation.answer(to: failure) else { throw failure.error }
                if pause > .zero { try await time.sleep(pause) }
            }
        }
    }

    private func reply(to request: LanguageRequest) async throws -> LanguageReply {
        do {
            return try await journal.send { [model] in try await model.reply(to: request) }
        } catch let error as GenerationError {
            throw QuestionError(error)
        }
    }

    /// The request with the longest wording that leaves space for the reply in the model's context. After a cut reply,
    /// if twice the space is not available, it gets the space that is left, provided that a usual answer fits.
    private func fitting<Answer>(
        _ conversation: inout QuestionAttempts<Answer>, number: Int
    ) throws -> LanguageRequest {
        while true {
            var request = conversation.request(
                seed: StableHash(of: "\(seed)", conversation.question.subject, "\(number)").value)
            let tokens = TokenEstimate.tokens(of: request)
            guard let contextSize, tokens + request.replyTokens > contextSize else { return request }
            let usual = conversation.question.replyTokens
            if contextSize - tokens >= usual {
                request.replyTokens = contextSize - tokens
                return request
            }
            guard conversation.shorten() else {
                throw GenerationError(
                    .tooLong,
                    "the question takes about \(tokens) tokens and its answer up to \(usual), "
                        + "more than the model's context of \(contextSize)")
            }
        }
    }

    private func read<Answer>(
        _ reply: LanguageReply, to request: LanguageRequest, as question: Question<Answer>
    ) throws -> (Answer, JSONValue, repairs: [String]) {
        if let loss = silentLoss(in: reply, to: request) { throw QuestionError(GenerationError(.tooLong, loss)) }
        if reply.isCut { throw QuestionError.cut(after: reply.replyTokens ?? request.replyTokens) }
        let parsed: ParsedReply
        do {
            parsed = try book.replies.parse(reply.text, expecting: question.expected)
        } catch .refused(let words) {
            throw QuestionError(GenerationError(.refused, words))
        } catch .cut {
            throw QuestionError.cut(after: reply.replyTokens ?? request.replyTokens)
        } catch {
            throw QuestionError.wrong(reply.text, [SpecProblem("", "is not the JSON asked for: \(error)")])
        }
        let repairs = parsed.repairs.map(\.description)
        do {
            return (try answer(parsed.value, to: question), parsed.value, repairs)
        } catch let error as PlanError {
            throw QuestionError.wrong(reply.text, error.problems, repairs: repairs)
        }
    }

    /// Throws ``PlanError`` with all problems.
    private func answer<Answer>(_ value: JSONValue, to question: Question<Answer>) throws -> Answer {
        let problems = try JSONSchema(question.schema).problems(in: value)
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return try question.read(value)
    }

    /// A server that drops the beginning of a prompt does not report it. Its token counts show it.
    private func silentLoss(in reply: LanguageReply, to request: LanguageRequest) -> String? {
        guard let prompt = reply.promptTokens, prompt > 0 else { return nil }
        if let contextSize, prompt + (reply.replyTokens ?? 0) >= contextSize {
            return "prompt and reply filled the context of \(contextSize) tokens, so that something may be lost"
        }
        let fewest = TokenEstimate.fewest(of: request)
        guard prompt < fewest else { return nil }
        return "the server read \(prompt) tokens of a prompt that has at least \(fewest)"
    }
}
