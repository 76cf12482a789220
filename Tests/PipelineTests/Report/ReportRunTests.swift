import Domain
import FileSystems
import Foundation
import Pipeline
import SystemPackage
import TestSupport
import Testing

/// Reports as runs leave them.
struct ReportRunTests {
    private func report(_ summary: RunSummary) throws -> FilePath {
        try #require(summary.report).removingLastComponent()
    }

    private func text(_ name: String, of summary: RunSummary) throws -> String {
        try String(contentsOfFile: try report(summary).pushing(FilePath(name)).string, encoding: .utf8)
    }

    @Test func comparesWithTheRunBefore() async throws {
        let night = try TestNight(export: false)
        let first = try await night.run()
        #expect(try !text("index.html", of: first).contains("Since the run before"))
        #expect(try !text("run.json", of: first).contains("\"comparison\""))
        night.clock.advance(3600)
        try night.folder.write(TestNight.story, to: "stories/other.md")
        let pipeline = String(decoding: try night.folder.read("pipeline.yaml"), as: UTF8.self)
        try night.folder.write(
            pipeline.replacing("size:", with: "  - file: stories/other.md\nsize:"), to: "pipeline.yaml")
        let second = try await night.run()
        let page = try text("index.html", of: second)
        #expect(page.contains("Since the run before"))
        #expect(page.contains("No page stands otherwise than before."))
        #expect(try text("run.json", of: second).contains("\"id\" : \"\(first.run ?? "")\""))
    }

    @Test func tellsWhyPagesAreDrawnSoEarlyAndWhatDrawsThemAnew() async throws {
        let night = try TestNight(export: false)
        let summary = try await night.run()
        let story = try text("stories/test/the-lantern-fox.html", of: summary)
        #expect(story.contains("<dd>critical: <bdi>page 1 opens the book</bdi></dd>"))
        #expect(
            story.contains(
                "<code>nightpress regenerate test/the-lantern-fox/1 --library \(night.library.string)</code>"))
    }

    @Test func cleaningKnowsEveryFileOfAReport() async throws {
        let kept = try await KeptLibrary()
        let run = try #require(try await kept.ask(String.self, "SELECT name FROM run").first)
        try kept.write([1], to: "reports/\(run)/.stories.partial/test/the-lantern-fox.html")
        try kept.write([1], to: "reports/\(run)/stories/test/mine.txt")
        let clearance = try await kept.clean(forced: true)
        #expect(clearance.leftovers.map(\.path) == ["reports/\(run)/.stories.partial/"])
        #expect(!kept.exists("reports/\(run)/.stories.partial"))
        let all = try await kept.clean(forced: true, keeping: 0)
        #expect(all.leftovers.map(\.path) == ["reports/\(run)/"])
        #expect(all.unknown == ["reports/\(run)/stories/test/mine.txt"])
        #expect(kept.exists("reports/\(run)/stories/test/mine.txt"))
        #expect(!kept.exists("reports/\(run)/stories/test/the-lantern-fox.html"))
    }
}
