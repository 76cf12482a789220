import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Media
@testable import Pipeline
@testable import Reports

struct StatusReportTests {
    private static func facts(_ title: String) -> CollectionFacts {
        CollectionFacts(
            slug: Slug(title: title), title: title, language: "en", audience: Audience(ages: 3...6, rating: .general),
            style: "")
    }

    private static func report(columns: Int? = 80, libraryOption: String = "") -> StatusReport {
        StatusReport(library: "library", columns: columns, timeZone: .gmt, libraryOption: libraryOption)
    }

    private static func run(problems: [String] = []) -> StoredRun {
        StoredRun(
            id: RunID(1), name: "20261122-020000", started: 0, finished: 60, end: .whole, host: "attic",
            programVersion: "1.0.0", collections: [], stages: [], problems: problems, notices: problems, counts: nil)
    }

    @Test(
        arguments: [
            ([PanelStatus.ready: 4], [], []),
            ([.ready: 4, .failed: 1], [], ["Draw failed pages again with “nightpress retry”."]),
            ([.failed: 1, .cancelled: 2], [], ["Draw failed pages again with “nightpress retry”."]),
            ([.cancelled: 2], [], ["Get cancelled pages back with “nightpress retry”."]),
            (
                [.placeholder: 2, .pending: 1], ["tales/pipeline.yaml"],
                [
                    "Draw placeholders again with “nightpress retry --placeholders”.",
                    "Go on with “nightpress run tales/pipeline.yaml”.",
                ]
            ),
        ] as [([PanelStatus: Int], [String], [String])])
    func saysWhatToDoNext(panels: [PanelStatus: Int], pipelines: [String], next: [String]) {
        var report = Self.report()
        report.begin(Self.facts("Tales"), panels, stories: 1, unfinished: 0)
        report.end(with: nil, pause: nil, pipelines: pipelines)
        #expect(report.document.next ?? [] == next)
        #expect(report.course == next)
    }

    /// “retry --placeholders” leaves refused pages out.
    @Test(
        arguments: [
            (
                1,
                [
                    "Draw placeholders again with “nightpress retry --placeholders”.",
                    "All backends refused 1 page; request one in other words with “nightpress regenerate NAME --direction TEXT”.",
                ]
            ),
            (
                2,
                [
                    "All backends refused 2 pages; request one in other words with “nightpress regenerate NAME --direction TEXT”.",
                    "After a change of prompts, models or settings, draw refused pages again with “nightpress retry --placeholders”.",
                ]
            ),
        ])
    func saysWhatToDoAboutRefusedPages(refused: Int, next: [String]) {
        var report = Self.report(columns: nil)
        report.begin(Self.facts("Tales"), [.placeholder: 2], refused: refused, stories: 1, unfinished: 1)
        report.end(with: nil, pause: nil)
        #expect(report.document.next == next)
        #expect(report.document.collections.first?.refused == refused)
    }

    @Test func namesTheLibraryWhereThePersonDid() {
        var report = Self.report(columns: nil, libraryOption: " --library \(ShellWord.quoted("my library's"))")
        report.begin(Self.facts("Tales"), [.failed: 1], stories: 1, unfinished: 1)
        report.end(with: nil, pause: LibraryControl.Pause(since: 0, by: "anna"))
        #expect(
            report.course.first
                == "paused by anna since 1970-01-01 00:00; “nightpress resume --library 'my library'\\''s'” ends that")
        #expect(
            report.document.next == [
                "Draw failed pages again with “nightpress retry --library 'my library'\\''s'”."
            ])
    }

    /// As the exit code of that run showed.
    @Test func aRunWithAStoryThatCouldNotBeReadIsNotCalledWhole() {
        var report = Self.report()
        report.end(with: (Self.run(problems: ["tales/fox.md has no text"]), .ended(.whole)), pause: nil)
        #expect(
            report.course == ["last run 20261122-020000: whole, 1 input problem", "note: tales/fox.md has no text"])
        #expect(report.document.lastRun?.inputProblems == 1)
        var other = Self.report()
        other.end(with: (Self.run(), .ended(.whole)), pause: nil)
        #expect(other.course == ["last run 20261122-020000: whole"])
        #expect(other.document.lastRun?.inputProblems == nil)
    }

    @Test func tellsWhenBackendsWereAwayIfAsked() {
        var run = Self.run()
        run.outages = ["comfy", "sd"].map {
            BackendOutage(backend: $0, reason: "connection refused", began: 1_795_313_580)
        }
        (run.outages[0].ended, run.outages[0].pages) = (1_795_315_260, 37)
        run.outages[1].stories = 1
        var report = Self.report(columns: nil)
        report.showsOutages = true
        report.end(with: (run, .ended(.whole)), pause: nil)
        #expect(
            report.course == [
                "last run 20261122-020000: whole",
                "outage: comfy away 2026-11-22 02:13 to 02:41, 37 pages waited: connection refused",
                "outage: sd away from 2026-11-22 02:13, 1 story waited: connection refused",
            ])
        #expect(report.document.lastRun?.outages == run.outages.map(OutageView.init))
        var plain = Self.report()
        plain.end(with: (run, .ended(.whole)), pause: nil)
        #expect(plain.course == ["last run 20261122-020000: whole"])
        #expect(plain.document.lastRun?.outages == nil)
    }

    @Test(arguments: [
        ("plain-word_1.yaml", "plain-word_1.yaml"), ("", "''"), ("a b", "'a b'"), ("$(x)", "'$(x)'"),
        ("it's", "'it'\\''s'"), ("~/x", "'~/x'"), ("-n", "-n"), ("fuchs-übung", "'fuchs-übung'"),
    ])
    func quotesForAShell(word: String, quoted: String) {
        #expect(ShellWord.quoted(word) == quoted)
    }
}
