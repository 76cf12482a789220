import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Reports

/// All files of a report agree, read back from their bytes.
struct AgreementTests {
    @Test(arguments: Soak.seeds(1...50, otherwise: 20))
    func allFilesAgree(seed: Int) throws {
        let report = RunReport.random(seed: UInt64(seed))
        let counts = report.counts
        let document = try JSONDecoder().decode(Document.self, from: Data(report.json()))
        let junit = try XMLElements(of: report.junit())
        let html = try XMLElements(of: report.html())
        let notified = try report.storyDocuments().map { try XMLElements(of: $0.html) }
        let log = report.attemptLog().split(separator: "\n").dropFirst()

        #expect(document.counts.pages == counts.total)
        #expect(document.stories.flatMap(\.pages).count == counts.total)
        #expect(junit.named("testcase").count == counts.total + report.problems.count)
        #expect(html.ofClass("frame").count == counts.total)
        #expect(notified.flatMap { $0.ofClass("page") }.count == counts.total)
        #expect(try report.searched().flatMap(\.pages).count == counts.total)

        for status in PanelStatus.allCases {
            let count = counts.panels[status, default: 0]
            #expect(document.counts.panelsByStatus[status.rawValue, default: 0] == count)
            #expect(document.stories.flatMap(\.pages).count { $0.status == status.rawValue } == count)
            #expect(
                notified.flatMap { $0.ofClass("page") }.count { $0.attributes["data-status"] == status.rawValue }
                    == count)
        }
        #expect(junit.named("failure").count == counts.failed)
        #expect(junit.named("error").count == report.problems.count)
        #expect(document.problems == report.problems)
        #expect(
            html.ofClass("problems").map(\.text).joined().split(separator: "\n").map(String.init) == report.problems)
        #expect(junit.named("skipped").count == counts.placeholders + counts.undrawn)
        for pages in [html.ofClass("frame"), notified.flatMap { $0.ofClass("page") }] {
            #expect(pages.count { $0.attributes["class"]?.hasSuffix(" new") == true } == counts.newlyDrawn)
        }
        for state in PageState.allCases {
            #expect(html.ofClass("frame").count { $0.isOfClass(state.rawValue) } == counts[state])
        }

        #expect(
            document.counts.new == counts.newlyDrawn
                && document.stories.flatMap(\.pages).count(where: \.new) == counts.newlyDrawn)
        let attempts = document.stories.flatMap(\.pages).flatMap(\.attempts)
        #expect(document.counts.saved == counts.callsSaved)
        #expect(attempts.count { $0.origin != nil } == counts.callsSaved)
        let prices = attempts.compactMap(\.price?.amount)
        let cost = prices.isEmpty ? nil : prices.reduce(0, +)
        #expect(document.counts.cost?.amount == counts.cost?.value)
        #expect(abs((document.counts.cost?.amount ?? -1) - (cost ?? -1)) < 1e-6)
        #expect(document.books.map(\.title) == report.books.map(\.title))
        #expect(html.ofClass("formats").count == report.books.count)
        #expect(document.notices == report.notices)
        #expect(
            html.ofClass("notices").map(\.text).joined().split(separator: "\n").map(String.init) == report.notices)
        #expect(document.run.laterRun == report.run.laterRun)
        #expect(html.ofClass("later").isEmpty == (report.run.laterRun == nil))

        #expect(document.counts.attempts == counts.attempts)
        #expect(log.count == counts.attempts)
        #expect(notified.flatMap { $0.named("tbody") }.count == counts.attempts)
        #expect(html.named("h1").map(\.text) == [report.headline])
        #expect(document.run.headline == report.headline)
    }

    @Test(arguments: Soak.seeds(1...50, otherwise: 20))
    func suitesAddUpToTheRun(seed: Int) throws {
        let junit = try XMLElements(of: RunReport.random(seed: UInt64(seed)).junit())
        for (name, element) in [("tests", "testcase"), ("errors", "error")] {
            #expect(junit.named("testsuites").first?.attributes[name] == "\(junit.named(element).count)")
        }
        let run = try #require(junit.named("testsuites").first)
        for name in ["tests", "failures", "errors"] {
            let parts = junit.named("testsuite").compactMap { Int($0.attributes[name] ?? "") }
            #expect(run.attributes[name] == "\(parts.reduce(0, +))")
        }
    }

    @Test(arguments: Soak.seeds(1...50, otherwise: 20))
    func theRunIsTheSameBesideTheOneBefore(seed: Int) throws {
        let report = RunReport.random(seed: UInt64(seed))
        let counts = report.counts
        let document = try JSONDecoder().decode(Document.self, from: Data(report.json()))
        let section = try XMLElements(of: report.html()).ofClass("comparison").first
        #expect((section == nil) == (report.comparison == nil))
        guard let now = document.comparison?.now.counts else { return }
        let notified: [Int] = [
            now.pages, now.pagesByState["ready", default: 0], now.pagesByState["placeholder", default: 0],
            now.pagesByState["failed", default: 0], now.pagesByState["undrawn", default: 0], now.attempts, now.saved,
        ]
        let counted: [Int] = [
            counts.total, counts.ready, counts.placeholders, counts.failed, counts.undrawn, counts.attempts,
            counts.callsSaved,
        ]
        #expect(notified == counted)
        #expect(now.cost?.amount == counts.cost?.value)
        #expect(section?.text.contains("Pages11\(counts.total)") == true)
        #expect(section?.text.contains("Attempts20\(counts.attempts)") == true)
    }

    /// In strict mode placeholders are failures.
    @Test(arguments: Soak.seeds(1...50, otherwise: 20))
    func whereItIsStrictPlaceholdersFail(seed: Int) throws {
        let report = RunReport.random(seed: UInt64(seed))
        var outline = report.outline
        outline.isStrict = true
        let junit = try XMLElements(of: report.junit(outline))
        let counts = report.counts
        #expect(junit.named("failure").count == counts.failed + counts.placeholders)
        #expect(junit.named("skipped").count == counts.undrawn)
        #expect(junit.named("testsuites").first?.attributes["failures"] == "\(counts.failed + counts.placeholders)")
        let skipped = junit.named("testsuite").compactMap { Int($0.attributes["skipped"] ?? "") }
        #expect(skipped.reduce(0, +) == counts.undrawn)
        #expect(try JUnitSchema.problems(with: junit) == [])
    }

    @Test(arguments: Soak.seeds(1...50, otherwise: 20))
    func theTallyIsTheCounts(seed: Int) throws {
        let report = RunReport.random(seed: UInt64(seed))
        let shown = try XMLElements(of: report.html()).all.filter { $0.name == "li" }.map(\.text)
        for state in PageState.allCases where report.counts[state] > 0 {
            let word = [.ready: "ready", .placeholder: "placeholder", .failed: "failed", .undrawn: "not drawn"][
                state]
            #expect(shown.contains { $0.hasPrefix(" \(report.counts[state]) \(word ?? "?")") })
        }
    }

    private struct Document: Decodable {
        struct Run: Decodable {
            var headline: String
            var laterRun: String?
        }
        struct Counts: Decodable {
            var panelsByStatus: [String: Int]
            var pagesByState: [String: Int]
            var new: Int?
            var attempts: Int
            var saved: Int
            var cost: Money?

            var pages: Int { panelsByStatus.values.reduce(0, +) }
        }
        struct Money: Decodable { var amount: Double }
        struct Story: Decodable { var pages: [Page] }
        struct Page: Decodable {
            var status: String
            var new: Bool
            var attempts: [Attempt]
        }
        struct Attempt: Decodable {
            var price: Money?
            var origin: String?
        }
        struct Book: Decodable { var title: String }
        struct Comparison: Decodable { var now: Side }
        struct Side: Decodable { var counts: Counts }

        var run: Run
        var books: [Book]
        var notices: [String]
        var comparison: Comparison?
        var counts: Counts
        var stories: [Story]
        var problems: [String]
    }
}
