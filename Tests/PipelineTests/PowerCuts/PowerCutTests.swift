import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// Power cuts before every change that a run makes to its files.
struct PowerCutTests {
    /// The number of cuts that are followed by another run: a third of `NIGHTPRESS_KILLS`.
    private static let testRuns =
        (ProcessInfo.processInfo.environment["NIGHTPRESS_KILLS"].flatMap { Int($0) } ?? 15) / 3

    private static func stories() -> [String: String] {
        ["a.md": TestRun.story, "b.md": TestRun.story.replacing("Pim", with: "Tom")]
    }

    private static func paidRun() throws -> (testRun: TestRun, model: ScriptedImageGenerator) {
        let testRun = try TestRun(stories: stories(), export: true)
        let model = ScriptedImageGenerator("model", width: 2)
        testRun.images = [model]
        return (testRun, model)
    }

    /// A paid picture is on the disk before its row says that it is ready, at every instant.
    @Test func aPaidPictureThatIsReadyOutlivesEveryCut() async throws {
        let cuts = try PowerCutRun(Self.paidRun().testRun)
        let summary = try await cuts.run()
        #expect(summary.outcome == .whole)
        var seen = 0
        for (index, moment) in cuts.moments.enumerated() {
            let rows = try cuts.readyRows(at: moment)
            seen = max(seen, rows.count)
            for cut in SimulatedDisk.Cut.allCases {
                let damaged = cuts.damaged(rows, at: moment, cut, seed: UInt64(index))
                #expect(damaged.isEmpty, "at change \(index): \(cut)")
            }
        }
        #expect(seen == summary.drawn)
        #expect(seen >= 10)
    }

    /// Free pictures are on the disk when the run reports that it is complete.
    @Test func afterAFinishedRunEveryPictureOutlivesEveryCut() async throws {
        let cuts = try PowerCutRun(TestRun(stories: Self.stories(), export: true))
        let summary = try await cuts.run()
        let last = try #require(cuts.moments.last)
        let rows = try cuts.readyRows(at: last)
        #expect(rows.count == summary.drawn)
        for cut in SimulatedDisk.Cut.allCases {
            #expect(cuts.damaged(rows, at: last, cut).isEmpty, "\(cut)")
            for book in summary.books {
                let bytes = try LocalFileSystem().read(book, limit: 10_000_000)
                #expect(last.disk.remains(after: cut)[book.string] == bytes, "\(cut): \(book)")
            }
        }
    }

    @Test func theNextRunAfterACutDrawsAgainWhatWasLostAndNoMore() async throws {
        let cuts = try PowerCutRun(TestRun(stories: Self.stories(), export: true))
        let whole = try await cuts.run()
        let atRisk = try cuts.moments.filter {
            try !cuts.damaged(cuts.readyRows(at: $0), at: $0, .nothingIsThere).isEmpty
        }
        var random = SeededGenerator(seed: 30)
        var lost = 0
        for index in 0..<Self.testRuns {
            let moment = random.pick(index.isMultiple(of: 3) ? cuts.moments : atRisk)
            let cut = SimulatedDisk.Cut.allCases[index % SimulatedDisk.Cut.allCases.count]
            let rows = try cuts.readyRows(at: moment)
            let damaged = cuts.damaged(rows, at: moment, cut, seed: UInt64(index))
            lost += damaged.count
            let next = try TestRun(stories: Self.stories(), export: true)
            try cuts.runAfter(moment, cut, seed: UInt64(index), next)
            let summary = try await next.run()
            #expect(summary.panels == whole.panels, "\(cut)")
            let (drawn, left) = (summary.run == nil ? 0 : summary.drawn, whole.drawn - rows.count)
            #expect((left...left + damaged.count).contains(drawn), "\(cut)")
            try await Self.expectNoFlaws(in: next)
        }
        #expect(lost > 0, "no power cut of the test could lose anything")
    }

    @Test func theNextRunAfterACutPaysForNothingThatWasReady() async throws {
        let (testRun, _) = try Self.paidRun()
        let cuts = try PowerCutRun(testRun)
        let whole = try await cuts.run()
        var random = SeededGenerator(seed: 31)
        for index in 0..<Self.testRuns {
            let moment = random.pick(cuts.moments)
            let cut = SimulatedDisk.Cut.allCases[index % SimulatedDisk.Cut.allCases.count]
            let ready = try cuts.readyRows(at: moment).count
            let (next, model) = try Self.paidRun()
            try cuts.runAfter(moment, cut, seed: UInt64(index), next)
            let summary = try await next.run()
            #expect(summary.panels == whole.panels, "\(cut)")
            #expect(model.requests.count == whole.drawn - ready, "\(cut)")
            try await Self.expectNoFlaws(in: next)
        }
    }

    private static func expectNoFlaws(in testRun: TestRun) async throws {
        let findings = try await VerifyLibrary(
            root: testRun.library, isRepairing: false, width: 2, patience: .zero,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders },
            environment: testRun.environment, listener: testRun.events.add
        )()
        #expect(findings.problems.isEmpty, "\(findings.problems)")
    }
}
