import Foundation
import SystemPackage
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Media

struct LogTextTests {
    private static let counts = RunCounts(
        stories: 2, panels: [.ready: 20, .placeholder: 2, .failed: 1, .cancelled: 1], newlyDrawn: 20, drawn: 22,
        attemptsByOutcome: [.ready: 24, .failed(.refused): 4, .failed(.busy): 4], saved: [.library: 3, .cache: 1],
        cost: Amount("0.96"), books: 2)

    private static func run(
        _ name: String = "20261122-020000", state: RunState = .ended(.failures),
        counts: RunCounts? = LogTextTests.counts,
        collections: [Slug] = [Slug(title: "lanterns"), Slug(title: "tides")], ended: Double? = 1_795_239_683,
        notices: [String] = [],
        problems: [String] = []
    ) -> RunLogEntry {
        var run = StoredRun(
            id: RunID(1), name: name, started: 1_795_226_400, finished: counts == nil ? nil : ended,
            end: counts == nil ? nil : .failures, host: "attic", programVersion: "1.0.0", collections: [], stages: [],
            problems: problems, notices: notices, counts: counts)
        run.stages = [StageTime(stage: .gather, seconds: 0.25), StageTime(stage: .illustrate, seconds: 13_200)]
        return RunLogEntry(
            run: run, state: state, collections: collections,
            counts: counts ?? RunCounts(drawn: 7, attemptsByOutcome: [.ready: 7]), ended: ended,
            report: "library/reports/20261122-020000/index.html", isReportThere: counts != nil)
    }

    private let text = RunLogText(width: 80, timeZone: .gmt)

    @Test func aRunTakesTwoLines() {
        let runs = [
            Self.run(), Self.run("20261121-020000-2", state: .ended(.died), counts: nil),
            Self.run(
                "20261120-020000", state: .inProgress(holder: "another", takesRequests: true), counts: nil, ended: nil),
        ]
        #expect(
            text.lines(of: runs) == [
                "20261122-020000    2026-11-21 02:00  3 h 41 min  failures",
                "  22 drawn, 1 failed, 2 placeholders, 1 not drawn, cost 0.96: lanterns, tides",
                "20261121-020000-2  2026-11-21 02:00  3 h 41 min  killed or crashed",
                "  7 drawn: lanterns, tides",
                "20261120-020000    2026-11-21 02:00  –           in progress",
                "  7 drawn: lanterns, tides",
            ])
    }

    @Test func everythingOfOneRun() {
        #expect(
            text.detail(of: Self.run(notices: ["sd was passed over: connection refused"])) == [
                "run 20261122-020000: failures",
                "  began        2026-11-21 02:00",
                "  ended        2026-11-21 05:41, after 3 h 41 min",
                "  by           nightpress 1.0.0 on attic",
                "  collections  lanterns, tides",
                "  pages        20 of 24 pages ready, 2 placeholders, 1 failed, 1 cancelled",
                "  drawn        22",
                "  attempts     32: 24 ready, 4 busy, 4 refused",
                "  saved        1 cache, 3 library",
                "  cost         0.96",
                "  stages       gather 0.3 s, illustrate 3 h 40 min",
                "  report       library/reports/20261122-020000/index.html",
                "note: sd was passed over: connection refused",
            ])
    }

    @Test func whatDiedSaysWhenItWasSeenLast() {
        let lines = text.detail(of: Self.run(state: .ended(.died), counts: nil))
        #expect(lines[0] == "run 20261122-020000: killed or crashed")
        #expect(lines.contains("  last seen    2026-11-21 05:41, after 3 h 41 min"))
        #expect(lines.contains("  report       not there; “nightpress report --run 20261122-020000” writes it"))
        #expect(!lines.contains { $0.hasPrefix("  pages") })
    }

    @Test func namesTheLibraryWhereThePersonDid() {
        let text = RunLogText(width: 80, timeZone: .gmt, libraryOption: " --library books")
        #expect(
            text.detail(of: Self.run(state: .ended(.died), counts: nil)).contains(
                "  report       not there; “nightpress report --run 20261122-020000 --library books” writes it"))
    }

    @Test func countsWhatIsToBeRepaired() {
        let problems = ["no text", "no file"]
        #expect(
            text.lines(of: [Self.run(state: .ended(.whole), problems: problems)])[1].contains(
                ", 2 input problems, cost"))
        #expect(!text.lines(of: [Self.run(state: .ended(.whole))])[1].contains("input"))
    }

    /// Widths are in columns, not in characters. Control characters are inactive.
    @Test(arguments: [40, 80, 200])
    func fitsWhateverThereIs(width: Int) {
        let names = Array(repeating: "ランタンの森のお話", count: 30) + ["a\u{1B}[2Jb\u{202E}c"]
        let text = RunLogText(width: width, timeZone: .gmt)
        let run = Self.run(collections: names.map { Slug(title: $0) }, notices: [names.joined(separator: " ")])
        let lines = text.lines(of: [run]) + text.detail(of: run).filter { !$0.contains("report") }
        for line in lines {
            #expect(line.displayWidth <= max(width, 57), "\(line)")
            #expect(!line.unicodeScalars.contains("\u{1B}") && !line.unicodeScalars.contains("\u{202E}"))
        }
    }

    private static let times: [(words: String, seconds: Double)] = [
        ("12h", 1_799_956_800), ("7d", 1_799_395_200), ("2w", 1_798_790_400), ("2026-11-21", 1_795_215_600),
        ("2026-11-22T06:00+01:00", 1_795_323_600),
    ]

    @Test(arguments: times)
    func readsSinceWhen(words: String, seconds: Double) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(SinceTime(words)?.seconds(now: 1_800_000_000, in: zone) == seconds)
    }

    @Test(arguments: ["", "7", "7m", "-7d", "99999d", "yesterday", "2026-13-01", "2026-11-21T06:00", "06:00"])
    func refusesOtherTimes(words: String) {
        #expect(SinceTime(words) == nil)
    }
}
