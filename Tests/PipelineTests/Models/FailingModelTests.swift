import Foundation
import PipelineFixtures
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Complete runs in which a language model fails.
struct FailingModelTests {
    /// The expected requests and notice for a model that fails with one error kind.
    struct Case: Sendable, CustomTestStringConvertible {
        var kind: ErrorKind
        var requests: Int
        var isOut = false
        var isAway = false

        var testDescription: String { kind.rawValue }

        var notice: String {
            if isAway { return "first is away: \(kind.rawValue): no; others take its place until it answers" }
            return isOut
                ? "first is disabled for the rest of this run: \(kind.rawValue): no"
                : "one: first could not plan it: \(kind.rawValue): no"
        }
    }

    private static let cases = [
        Case(kind: .refused, requests: 2), Case(kind: .tooLong, requests: 1), Case(kind: .badPicture, requests: 3),
        Case(kind: .badReply, requests: 3), Case(kind: .busy, requests: 1, isAway: true),
        Case(kind: .transient, requests: 3, isAway: true),
        Case(kind: .exhausted, requests: 1, isOut: true), Case(kind: .unavailable, requests: 1, isAway: true),
        Case(kind: .misconfigured, requests: 1, isOut: true),
    ]

    @Test func hasACaseForEachKind() {
        #expect(Set(Self.cases.map(\.kind)) == Set(ErrorKind.allCases))
    }

    @Test(arguments: cases)
    func asksTheNext(_ expected: Case) async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        let first = ScriptedLanguageModel("first") { _, _ in .fail(expected.kind) }
        let second = ScriptedLanguageModel("second")
        try testRun.ask([first, second])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices == [expected.notice])
        #expect(first.record.requests.count == expected.requests)
        let attempts = try await testRun.textAttempts()
        let failures = (1...expected.requests).map { "first cast \($0) \(expected.kind.rawValue)" }
        #expect(
            attempts.map { "\($0.backend) \($0.subject) \($0.number) \($0.outcome)" }
                == failures + ["second cast 1 ready", "second page 1 1 ready"])
        #expect(try await testRun.stories().map(\.plannedBy) == ["second"])
        let report = try #require(summary.report).parent
        let json = try String(contentsOfFile: report.appending("run.json").string, encoding: .utf8)
        #expect(json.ranges(of: #""outcome" : "\#(expected.kind.rawValue)""#).count == expected.requests)
        #expect(json.contains(#""backend" : "second""#))
        let page = try String(contentsOfFile: report.appending("index.html").string, encoding: .utf8)
        #expect(page.contains(expected.kind.rawValue))
    }

    @Test func waitsBeforeItAsksAgainAndNotBeforeItAsksAnother() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        try testRun.ask([ScriptedLanguageModel("first") { _, _ in .fail(.transient) }])
        _ = try await testRun.run()
        let pauses = testRun.clock.slept.map { $0 / .seconds(1) }
        #expect(pauses.count == 2, "the third failure in a row opens the breaker")
        for (pause, base) in zip(pauses, [1.0, 2]) { #expect((base...base * 1.25).contains(pause)) }
    }

    @Test func asksOnceMoreAndMoreGentlyAfterARefusal() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        let model = ScriptedLanguageModel("first") { number, _ in
            number == 1 ? .say("I'm sorry, but I can't help with that.") : .oblige
        }
        try testRun.ask([model])
        let summary = try await testRun.run()
        #expect(summary.notices.isEmpty)
        #expect(try await testRun.textAttempts().map(\.outcome) == [.failed(.refused), .ready, .ready])
        let instructions = model.record.requests.map(\.instructions)
        #expect(instructions[1].hasPrefix(instructions[0]))
        #expect(instructions[1] != instructions[0])
        #expect(try await testRun.stories().map(\.plannedBy) == ["first"])
    }

    @Test(arguments: [1, 3])
    func takesAModelOutWithOneNoticeHoweverManyStories(width: Int) async throws {
        let testRun = try TestRun(stories: TestRun.tales(7))
        let first = ScriptedLanguageModel("first", width: width, crowd: width) { _, _ in .fail(.exhausted) }
        try testRun.ask([first, ScriptedLanguageModel("second")])
        let summary = try await testRun.run()
        #expect(summary.notices == ["first is disabled for the rest of this run: exhausted: no"])
        #expect(first.record.requests.count == width)
        #expect(testRun.clock.slept.isEmpty)
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "second" })
    }

    @Test(arguments: [(ErrorKind.transient, 3), (.busy, 1), (.unavailable, 1)])
    func asksAnotherWhileAModelIsAway(kind: ErrorKind, requests: Int) async throws {
        let testRun = try TestRun(stories: TestRun.tales(5))
        let first = ScriptedLanguageModel("first") { _, _ in .fail(kind) }
        try testRun.ask([first, ScriptedLanguageModel("second")])
        let summary = try await testRun.run()
        #expect(
            summary.notices == ["first is away: \(kind.rawValue): no; others take its place until it answers"])
        #expect(first.record.requests.count == requests)
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "second" })
    }

    /// Each story takes three requests.
    @Test func takesAModelOutThatHasNoUsableAnswerForThreeStoriesInARow() async throws {
        let testRun = try TestRun(stories: TestRun.tales(5))
        let first = ScriptedLanguageModel("first") { _, _ in .say("I like foxes.") }
        try testRun.ask([first, ScriptedLanguageModel("second")])
        let notices = try await testRun.run().notices
        #expect(first.record.requests.count == 9)
        let out = "first is away: bad-reply: "
        #expect(notices.filter { $0.hasPrefix(out) }.count == 1)
        #expect(notices.count == 4, "and one for each of the three")
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "second" })
    }

    /// Requests 1, 2, 5 and 6 are those of the first and the third story.
    @Test func keepsAModelThatAnswersBetweenItsFailures() async throws {
        let testRun = try TestRun(stories: TestRun.tales(4))
        let first = ScriptedLanguageModel("first") { number, _ in
            [1, 2, 5, 6].contains(number) ? .fail(.refused) : .oblige
        }
        try testRun.ask([first, ScriptedLanguageModel("second")])
        let summary = try await testRun.run()
        #expect(summary.notices == ["tale-1", "tale-3"].map { "\($0): first could not plan it: refused: no" })
        #expect(try await testRun.stories().map(\.plannedBy) == ["second", "first", "second", "first"])
    }

    @Test func leavesTheStoryToTheBuiltInPlannerWhereAllFail() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        try testRun.ask([
            ScriptedLanguageModel("first") { _, _ in .fail(.unavailable) },
            ScriptedLanguageModel("second") { _, _ in .say("I like foxes.") },
        ])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices.count == 2)
        #expect(try await testRun.stories().map(\.plannedBy) == ["stub"])
    }

    @Test func saysWhyAStoryWasWrittenByAnother() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Test\nstories:\n  - write: { hero: Mira, age: 5, pages: 4 }\nsize: 64x64\n",
            to: "pipeline.yaml")
        try testRun.ask([
            ScriptedLanguageModel("first") { _, request in request.schemaName == "story" ? .fail(.refused) : .oblige }
        ])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(!summary.hasInputProblems)
        #expect(summary.notices == ["mira-friendship-story: first could not write it: refused: no"])
        #expect(
            try await testRun.textAttempts().prefix(3).map { "\($0.story) \($0.subject) \($0.number) \($0.outcome)" }
                == (1...2).map { "mira-friendship-story story \($0) refused" } + [
                    "mira-friendship-story cast 1 ready"
                ])
        #expect(try await testRun.stories().map(\.plannedBy) == ["first"])
    }
}
