import Testing

@testable import Domain
@testable import Generation

/// Answers that a model does not give, and answers that were recorded before.
struct PlanAnswersTests {
    private typealias Model = ScriptedModel

    private static let story = "Pim ran. He sat. He slept."
    private static let refused = "model: refused: no"

    /// Three pages of one sentence each. `failing` are the subjects without an answer.
    private func planning(_ failing: [String], kind: ErrorKind = .refused) throws -> Planning {
        try Planning(
            Model([
                { request in
                    let subject = Self.subject(of: request)
                    if failing.contains(subject) { throw GenerationError(kind, "no") }
                    return LanguageReply(text: subject == "cast" ? Planning.cast : Self.page(request))
                }
            ]))
    }

    private static func subject(of request: LanguageRequest) -> String {
        guard request.schemaName == "page" else { return request.schemaName }
        return "page \(last(of: request))"
    }

    /// With as many pages as sentences, page 2 ends with sentence 2.
    private static func last(of request: LanguageRequest) -> Int {
        guard case .number(let last)? = request.schema[path: ["properties", "last", "maximum"]] else { return 0 }
        return Int(last)
    }

    private static func page(_ request: LanguageRequest) -> String {
        let castless = request.schema[path: ["properties", "cast", "maxItems"]] == .number(0)
        let names = request.schema[path: ["properties", "cast", "items", "properties", "character", "enum"]]
        guard !castless, case .array(let ids)? = names, case .string(let id)? = ids.first else { return "" }
        return Planning.page(last: last(of: request), cast: id)
    }

    @Test func aPageThatIsRefusedIsPlannedWithoutTheModelAndTheOthersKeepItsPlan() async throws {
        let planning = try planning(["page 2"])
        let plan = try await planning.plan(Self.story, pages: 3)
        #expect(
            plan.pages.map { $0.panels[0].direction } == ["Pim runs.", "Page 2 without a model.", "Pim runs."])
        #expect(plan.standIns == [TextStandIn(.page(2), reason: Self.refused)])
        #expect(planning.attempts.map(\.subject) == ["cast", "page 1", "page 2", "page 2", "page 3"])
    }

    @Test(arguments: [ErrorKind.tooLong, .badReply])
    func soIsOneWithoutAUsableAnswer(kind: ErrorKind) async throws {
        let plan = try await planning(["page 1"], kind: kind).plan(Self.story, pages: 3)
        #expect(plan.standIns == [TextStandIn(.page(1), reason: "model: \(kind.rawValue): no")])
    }

    @Test func aCastThatIsRefusedIsFoundWithoutTheModel() async throws {
        let plan = try await planning(["cast"]).plan(Self.story, pages: 3)
        #expect(plan.characters.map(\.id) == ["fox"])
        #expect(plan.standIns == [TextStandIn(.cast, reason: Self.refused)])
        #expect(plan.pages.allSatisfy { $0.panels[0].direction == "Pim runs." })
    }

    @Test func aModelWithoutAnAnswerToItsFirstTwoQuestionsLosesTheStory() async throws {
        let planning = try planning(["cast", "page 1"])
        await #expect(throws: GenerationError(.refused, "no")) { try await planning.plan(Self.story, pages: 3) }
        #expect(planning.attempts.map(\.subject) == ["cast", "cast", "page 1", "page 1"])
    }

    @Test func aModelWithoutAPageOfItsOwnLosesTheStory() async throws {
        let planning = try planning(["page 1", "page 2", "page 3"])
        await #expect(throws: GenerationError(.refused, "no")) { try await planning.plan(Self.story, pages: 3) }
    }

    @Test(arguments: [(["cast"], ["cast", "cast"]), (["page 1", "page 2"], ["page 2", "page 2"])])
    func anotherModelGetsTheStoryWhenMoreQuestionsHaveNoAnswerThanHaveOne(
        failing: [String], last: [String]
    ) async throws {
        let planning = try planning(failing)
        await #expect(throws: GenerationError(.refused, "no")) {
            try await planning.plan(Self.story, pages: 3, hasSuccessor: true)
        }
        #expect(planning.attempts.suffix(2).map(\.subject) == last)
    }

    @Test func aModelThatIsAwayIsNotReplaced() async throws {
        let planning = try planning(["page 2"], kind: .unavailable)
        await #expect(throws: GenerationError(.unavailable, "no")) { try await planning.plan(Self.story, pages: 3) }
    }

    @Test func recordedAnswersAreNotAskedForAgain() async throws {
        let planning = try Planning(
            Model([
                Model.say(Planning.cast), Model.say(Planning.page(last: 1)), Model.fail(.unavailable),
                Model.say(Planning.page(last: 2, direction: "Pim sits.")), Model.say(Planning.page(last: 3)),
            ]))
        await #expect(throws: GenerationError.self) { try await planning.plan(Self.story, pages: 3) }
        let plan = try await planning.plan(Self.story, pages: 3)
        #expect(plan.pages.map { $0.panels[0].direction } == ["Pim runs.", "Pim sits.", "Pim runs."])
        #expect(
            planning.attempts.map { "\($0.subject) \($0.outcome)" } == [
                "cast ready", "page 1 ready", "page 2 unavailable", "page 2 ready", "page 3 ready",
            ])
    }

    @Test func onlyRequestedPagesOfAPresentPlanArePlannedAgainWithTheirSentences() async throws {
        var present = try await planning(["page 1", "page 2"]).plan(Self.story, pages: 3)
        present.standIns[1].isRequested = true
        let planning = try planning([])
        let plan = try await planning.plan(Self.story, pages: 3, present: present)
        #expect(planning.attempts.map(\.subject) == ["page 2"])
        #expect(plan.pages.map(\.sentences) == present.pages.map(\.sentences))
        #expect(
            plan.pages.map { $0.panels[0].direction } == ["Page 1 without a model.", "Pim runs.", "Pim runs."])
        #expect(plan.standIns == [TextStandIn(.page(1), reason: Self.refused)])
    }

    @Test func aRequestedPageThatIsRefusedAgainStaysAsItIs() async throws {
        var present = try await planning(["page 2"]).plan(Self.story, pages: 3)
        present.standIns[0].isRequested = true
        let plan = try await planning(["page 2"], kind: .badReply).plan(Self.story, pages: 3, present: present)
        #expect(plan.pages == present.pages)
        #expect(plan.standIns == [TextStandIn(.page(2), reason: "model: bad-reply: no")])
    }
}
