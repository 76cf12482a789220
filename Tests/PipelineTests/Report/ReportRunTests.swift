import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

/// Reports written by runs.
struct ReportRunTests {
    private func report(_ summary: RunResult) throws -> FilePath {
        try #require(summary.report).parent
    }

    private func text(_ name: String, of summary: RunResult) throws -> String {
        try String(contentsOfFile: try report(summary).resolving(name).string, encoding: .utf8)
    }

    @Test func comparesWithTheRunBefore() async throws {
        let testRun = try TestRun()
        let first = try await testRun.run()
        #expect(try !text("index.html", of: first).contains("Since the run before"))
        #expect(try !text("run.json", of: first).contains("\"comparison\""))
        testRun.clock.advance(3600)
        try testRun.folder.write(TestRun.story, to: "stories/other.md")
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(
            pipeline.replacing("size:", with: "  - file: stories/other.md\nsize:"), to: "pipeline.yaml")
        let second = try await testRun.run()
        let page = try text("index.html", of: second)
        #expect(page.contains("Since the run before"))
        #expect(page.contains("No page changed since the last run."))
        #expect(try text("run.json", of: second).contains("\"run\" : \"\(first.run ?? "")\""))
    }

    private struct ReportedRun: Decodable {
        struct Run: Decodable {
            var headline: String
            var laterRun: String?
        }
        struct Counts: Decodable {
            var new: Int
            var pagesByState: [String: Int]
            var attempts: Int
        }
        struct Story: Decodable { var pages: [Page] }
        struct Page: Decodable { var cause: Cause? }
        struct Cause: Decodable {
            var relativeRun: String
            var backend: String
            var message: String?
        }

        var run: Run
        var counts: Counts
        var stories: [Story]
    }

    private func notified(_ summary: RunResult) throws -> ReportedRun {
        try JSONDecoder().decode(ReportedRun.self, from: Data(text("run.json", of: summary).utf8))
    }

    /// Writes the report again as the command does.
    private func writeAgain(_ summary: RunResult, of testRun: TestRun) async throws {
        let library = try testRun.open()
        let run = try #require(try await library.runs.run(named: summary.run))
        _ = try await ReportMaker(library: library, workingFolder: testRun.folder.path).write(
            run, finished: run.finished ?? 0, end: summary.outcome)
        try library.close()
    }

    private static func broken(_ name: String = "forge") -> ScriptedImageGenerator {
        ScriptedImageGenerator(name) { _, _ in .fail(GenerationError(.refused, "the model fell asleep")) }
    }

    @Test func placeholdersThatAreLeftStandingAreNotNewAndStillTellWhy() async throws {
        let testRun = try TestRun()
        testRun.images = [Self.broken()]
        let first = try await testRun.run()
        #expect(first.outcome == .placeholders)
        let pages = first.counts.total
        #expect(try notified(first).counts.new == pages && first.drawn == pages)
        testRun.clock.advance(3600)
        // Refused pages are requested again because something has changed.
        testRun.amend = { $0.negativePrompt = "noise" }
        let second = try await testRun.run(retry: true)
        #expect(second.drawn == 0 && second.counts.newlyDrawn == 0)
        #expect(try notified(second).counts.new == 0 && notified(second).counts.pagesByState["placeholder"] == pages)
        #expect(try notified(second).stories.flatMap(\.pages).contains { $0.cause?.relativeRun == "this" })
        testRun.clock.advance(3600)
        let opened = try testRun.open()
        let (collection, _) = try #require(try await opened.collections.all().first)
        let story = try #require(try await opened.collections.stories(of: collection).first)
        let panel = try #require(try await opened.collections.pages(of: story.id).last?.panels.first)
        try opened.close()
        testRun.images = [ScriptedImageGenerator("forge")]
        testRun.amendRequest = { $0.forced = [panel.id] }
        let third = try await testRun.run(askedOnly: true)
        #expect(third.counts.newlyDrawn == 1 && third.counts.placeholders == pages - 1)
        let causes = try notified(third).stories.flatMap(\.pages).compactMap(\.cause)
        #expect(causes.count == pages - 1)
        #expect(causes.allSatisfy { $0.relativeRun == "earlier" && $0.backend == "forge" })
        #expect(causes.contains { $0.message?.contains("the model fell asleep") == true })
        #expect(try text("junit.xml", of: third).contains("\"placeholder: in an earlier run: forge, "))
    }

    @Test func anOlderReportSaysThatItsPagesAreAsOfNow() async throws {
        let testRun = try TestRun()
        testRun.images = [Self.broken()]
        let first = try await testRun.run()
        let before = try notified(first)
        #expect(before.run.laterRun == nil)
        testRun.clock.advance(3600)
        testRun.images = [ScriptedImageGenerator("forge")]
        // Refused pages are requested again because something has changed.
        testRun.amend = { $0.negativePrompt = "noise" }
        let second = try await testRun.run(retry: true)
        #expect(second.outcome == .whole)
        try await writeAgain(first, of: testRun)
        let after = try notified(first)
        #expect(after.run.laterRun == second.run)
        #expect(after.run.headline.hasPrefix("As of now all ") && after.counts.new == 0)
        #expect(after.counts.attempts == before.counts.attempts)
        #expect(
            try text("stories/test/the-lantern-fox.html", of: first).contains(
                "<bdi>forge</bdi> drew it in a later run; in this one <bdi>forge</bdi>: "))
        let pages = second.counts.total
        #expect(
            try text("index.html", of: second).contains("aria-label=\"From 0 pages ready to \(pages) of \(pages);"))
    }

    /// Another picture for a ready page does not add a ready page.
    @Test func aPageThatIsRedrawnIsNotOneMoreThatIsReady() async throws {
        let testRun = try TestRun()
        let first = try await testRun.run()
        #expect(try text("index.html", of: first).contains("Pages ready over time"))
        testRun.clock.advance(3600)
        let library = try testRun.open()
        let (collection, _) = try #require(try await library.collections.all().first)
        let story = try #require(try await library.collections.stories(of: collection).first)
        let panels = try await library.collections.pages(of: story.id).prefix(2).flatMap(\.panels).map(\.id)
        try library.close()
        testRun.amendRequest = { $0.forced = panels }
        let second = try await testRun.run(askedOnly: true)
        #expect(second.counts.newlyDrawn == 2)
        #expect(try !text("index.html", of: second).contains("Pages ready over time"))
    }

    @Test func saysWhyPagesAreDrawnSoEarlyAndWhatDrawsThemAgain() async throws {
        let testRun = try TestRun()
        let summary = try await testRun.run()
        let story = try text("stories/test/the-lantern-fox.html", of: summary)
        #expect(story.contains("<dd>critical: <bdi>page 1 opens the book</bdi></dd>"))
        #expect(
            story.contains(
                "<code>nightpress regenerate test/the-lantern-fox/1 --library \(testRun.library.string)</code>"))
    }

    @Test func cleaningKnowsEveryFileOfAReport() async throws {
        let kept = try await KeptLibrary()
        let run = try #require(try kept.strings("SELECT name FROM run").first)
        try kept.write([1], to: "reports/\(run)/.stories.partial/test/the-lantern-fox.html")
        try kept.write([1], to: "reports/\(run)/stories/test/mine.txt")
        let result = try await kept.clean(forced: true)
        #expect(result.removable.map(\.path) == ["reports/\(run)/.stories.partial/"])
        #expect(!kept.exists("reports/\(run)/.stories.partial"))
        let all = try await kept.clean(forced: true, keeping: 0)
        #expect(all.removable.map(\.path) == ["reports/\(run)/"])
        #expect(all.unknown == ["reports/\(run)/stories/test/mine.txt"])
        #expect(kept.exists("reports/\(run)/stories/test/mine.txt"))
        #expect(!kept.exists("reports/\(run)/stories/test/the-lantern-fox.html"))
    }
}
