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

/// Image generators that fail in a complete run.
struct LadderRunTests {
    @Test func drawsWithAModelAndRecordsItsAttempts() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        let (counts, attempts) = try await testRun.outcome()
        #expect(counts == [.ready: model.requests.count])
        #expect(attempts.allSatisfy { $0.backend == "model" && $0.rung == .full && $0.outcome == .ready })
    }

    @Test func climbsTheLadderAndEndsWithAPlaceholder() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat in the forest."], export: true)
        let model = ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.refused, "no")) }
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        let (counts, attempts) = try await testRun.outcome()
        #expect(counts == [.placeholder: 1])
        #expect(attempts.map(\.rung) == Rung.withoutLanguageModel)
        #expect(attempts.allSatisfy { $0.outcome == .failed(.refused) && $0.message == "no" })
        #expect(
            summary.notices == [
                "one/1 is a placeholder: model failed: refused: no",
                "2 books are not written: one/1 is a placeholder; all backends that were asked refused to draw what they "
                    + "show: describe the picture in other words with “nightpress regenerate NAME --direction TEXT”, "
                    + "ask another backend with --backend, or export what is there with “nightpress export --allow-placeholders”",
            ])
    }

    /// They are ready, but a person should check them.
    @Test func saysWhichPagesShowASimplerScene() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat in the forest."])
        testRun.images = [
            ScriptedImageGenerator("model") { number, _ in
                number < Rung.withoutLanguageModel.count ? .fail(GenerationError(.refused, "no")) : .draw
            }
        ]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(
            summary.notices == [
                "1 page shows a simpler scene than was planned, as “model” drew nothing else: test/one/1; "
                    + "“nightpress regenerate NAME” redraws it"
            ])
    }

    @Test func waitsAndTriesAgainWhereThatHelps() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat in the forest."])
        let model = ScriptedImageGenerator("model") { number, _ in
            switch number {
            case 1: .fail(GenerationError(.busy, "queue full", retryAfter: .seconds(17)))
            case 2...3: .fail(GenerationError(.transient, "reset"))
            default: .draw
            }
        }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        let slept = testRun.clock.slept
        try #require(slept.count == 3)
        #expect(slept[0] == .seconds(17))
        #expect(slept[1] >= .seconds(1) && slept[1] <= .seconds(1.25))
        #expect(slept[2] >= .seconds(2) && slept[2] <= .seconds(2.5))
    }

    @Test func takesABackendOutForTheRestOfTheRunWithOneNotice() async throws {
        let testRun = try TestRun()
        let first = ScriptedImageGenerator("first") { number, _ in
            number == 1 ? .draw : .fail(GenerationError(.exhausted, "no money left"))
        }
        let second = ScriptedImageGenerator("second")
        testRun.images = [first, second]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(first.requests.count == 2)
        #expect(second.requests.count == summary.drawn - 1)
        #expect(
            testRun.events.notices == ["first is disabled for the rest of this run: exhausted: no money left"])
        #expect(summary.notices == testRun.events.notices)
    }

    /// A person looks for these words first. They are in every description of the page.
    @Test func saysOfEachPageWhichBackendsWereOutAndWhy() async throws {
        let testRun = try TestRun()
        testRun.images = [
            ScriptedImageGenerator(
                "comfy", availability: .unavailable(reason: "nobody listens at 127.0.0.1:8188", remedy: "start ComfyUI")
            ),
            ScriptedImageGenerator("sd") { _, _ in .fail(GenerationError(.exhausted, "no money left")) },
        ]
        let summary = try await testRun.run()
        let out = "comfy was out: nobody listens at 127.0.0.1:8188"
        let accounts = try await testRun.accounts()
        #expect(accounts.first?.outage == out)
        #expect(accounts.first?.lastAttempt?.backend == "sd")
        #expect(accounts.dropFirst().allSatisfy { $0.lastAttempt == nil })
        #expect(
            accounts.dropFirst().allSatisfy { $0.outage == "\(out); sd was out: exhausted: no money left" })
        let junit = try #require(summary.report).parent.appending("junit.xml")
        let text = try String(contentsOfFile: junit.string, encoding: .utf8)
        #expect(
            text.components(separatedBy: "placeholder: \(out); sd was out: exhausted: no money left").count
                == accounts.count)
        #expect(!text.contains("no attempt is recorded"))
        testRun.images = [ScriptedImageGenerator("sd")]
        #expect(try await testRun.run(retry: true).outcome == .whole)
        #expect(try await testRun.accounts().allSatisfy { $0.outage == nil })
    }

    /// The notice that explains the others must not be hidden among seventeen.
    @Test func saysOutagesFirstAndBooksThatLackTheSamePagesOnce() async throws {
        let testRun = try TestRun.ofThreeStories(export: true)
        testRun.images = [
            ScriptedImageGenerator("sd", width: 1) { number, _ in
                number == 1 ? .fail(GenerationError(.refused, "no")) : .fail(GenerationError(.exhausted, "no money"))
            }
        ]
        let summary = try await testRun.run()
        #expect(summary.notices.count == 3, "\(summary.notices)")
        #expect(summary.notices.first == "sd is disabled for the rest of this run: exhausted: no money")
        #expect(summary.notices.last?.hasPrefix("4 books are not written: a/1 is a placeholder, ") == true)
        #expect(
            summary.notices.last?.hasSuffix(
                "more, which “nightpress status --why test” names; draw them with “nightpress retry --placeholders”, or "
                    + "export what is there with “nightpress export --allow-placeholders”") == true)
    }

    @Test func passesOverWhatDoesNotAnswerAndSaysWhy() async throws {
        let testRun = try TestRun()
        testRun.images = [
            ScriptedImageGenerator(
                "comfy", availability: .unavailable(reason: "nobody listens at 127.0.0.1:8188", remedy: "start ComfyUI")
            ),
            ScriptedImageGenerator("other"),
        ]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices == ["comfy passed over: nobody listens at 127.0.0.1:8188; start ComfyUI"])
    }

    @Test func retriesPlaceholdersWhenAsked() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat in the forest."])
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.transient, "reset")) }]
        #expect(try await testRun.run().outcome == .placeholders)
        #expect(try await testRun.run().run == nil, "nothing is drawn again by itself")
        testRun.images = [ScriptedImageGenerator("model")]
        let summary = try await testRun.run(retry: true)
        #expect(summary.outcome == .whole)
        #expect(summary.drawn == summary.panels[.ready])
    }

    @Test func drawsAStorysPagesOneAfterAnotherAndStoriesSideBySide() async throws {
        let stories = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ("\($0).md", TestRun.story) })
        let testRun = try TestRun(stories: stories)
        let model = ScriptedImageGenerator("model", width: 3)
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        let pages = Dictionary(grouping: model.requests, by: \.story.seed).values.map { $0.map(\.pageNumber) }
        #expect(pages.count == 3)
        #expect(pages.allSatisfy { $0 == $0.sorted() })
        #expect(model.mostRunning <= 3)
    }

    @Test func drawsFirstPagesOfAllCollectionsFirstEachInItsSize() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x128\naudience: { ages: 1-2 }\n",
            to: "other.yaml")
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        #expect(try await testRun.run(["pipeline.yaml", "other.yaml"]).outcome == .whole)
        let firstPages = model.requests.prefix(2)
        #expect(firstPages.map(\.pageNumber) == [1, 1])
        #expect(Set(firstPages.map(\.size.description)) == ["64x112", "128x128"])
        #expect(model.requests.map(\.pageNumber).suffix(2).allSatisfy { $0 > 3 })
    }

    @Test func aStopHandsPanelsBackAndWritesTheReport() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model") { [stop = testRun.stop] number, _ in
            guard number == 2 else { return .draw }
            stop.raise(.interrupted)
            return .hang
        }
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .interrupted)
        #expect(summary.report != nil)
        let counts = try await testRun.outcome().counts
        #expect(counts[.ready] == 1)
        #expect(counts.keys.allSatisfy { $0 == .ready || $0 == .pending })
        testRun.stop = StopSignal()
        testRun.images = [ScriptedImageGenerator("model")]
        #expect(try await testRun.run().outcome == .whole)
    }

    @Test func takesAPictureOfTheSameRecipeWithoutARequest() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let first = try await testRun.run()
        try testRun.writeSecondCollection()
        let second = try await testRun.run(["second.yaml"])
        #expect(second.drawn == first.drawn)
        #expect(model.requests.count == first.drawn)
    }
}
