import Foundation
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Commands
@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

struct RunMetricsTests {
    private let folder: TemporaryFolder
    private let begun = StartedRunName()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// `sleep` gets the number of the call, from 1.
    private func metrics(
        of root: FilePath = "library", sleep: @escaping @Sendable (Int) throws -> Void = { _ in }
    ) throws -> RunMetrics {
        let naps = Mutex(0)
        var machine = try CommandEnvironment.current()
        machine.run.workingFolder = folder.path
        machine.run.time.sleep = { _ in
            try sleep(
                naps.withLock { naps in
                    naps += 1
                    return naps
                })
        }
        let file = MetricsFile(
            path: folder.path.appending("shelf/m.prom"), fileSystem: LocalFileSystem(),
            sleep: { try await Task.sleep(for: $0) })
        return RunMetrics(
            file: file, root: root, collections: [Slug(title: "Tales")], machine: machine, begun: begun)
    }

    private func text() throws -> String { String(decoding: try folder.read("shelf/m.prom"), as: UTF8.self) }

    /// For example a run that only writes its report.
    @Test func whoFindsNothingToDoLeavesACollectionToTheRunThatHasIt() async throws {
        try folder.write("", to: "shelf/m.prom")
        let root = folder.path.appending("library")
        let library = try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
        let facts = CollectionFacts(
            slug: Slug(title: "Tales"), title: "Tales", language: "en", audience: .standard, style: "")
        let id = try await library.collections.storeCollection(facts)
        _ = try await library.runs.begin(
            NewRun(
                name: "20261122-020000", started: 0, host: "test", programVersion: "1", promptsDigest: "",
                collections: [id]))
        let metrics = try metrics(of: root)
        let nothing = RunResult(
            run: nil, outcome: .whole, counts: RunCounts(stories: 1), seconds: 0, report: nil, books: [],
            notices: [], hasInputProblems: false)
        let ending = RunNotification(library: root, collections: [facts.slug], summary: nothing, status: .whole)
        let lock = try await LibraryLock.take(
            root, environment: metrics.machine.run, patience: .zero, listener: { _ in })
        #expect(await metrics.finish(ending) == nil)
        #expect(try text().isEmpty)
        lock.release()
        #expect(await metrics.finish(ending) == nil)
        #expect(try text().contains("nightpress_run_in_progress{library=\"\(root)\",collection=\"tales\"} 0\n"))
        #expect(try text().contains(",run=\"20261122-020000\",version=\"1\"} 1\n"))
        try library.close()
    }

    private static let failed = CommandFailure(.failure, "no")

    /// If a share is unavailable for a moment, later writes still succeed.
    @Test func whatCannotBeWrittenIsTriedAgain() async throws {
        begun.hear(.began(run: "20261122-020000", stories: 1))
        let shelf = folder.path.appending("shelf").string
        let metrics = try metrics { nap in
            // The write between the second and the third call found no folder.
            if nap == 3 { try FileManager.default.createDirectory(atPath: shelf, withIntermediateDirectories: false) }
            if nap == 4 { throw CancellationError() }
        }
        await metrics.keepWriting()
        #expect(
            try text().contains("nightpress_run_in_progress{library=\"\(folder.path)/library\",collection=\"tales\"} 1")
        )
    }

    @Test func whatLastsIsReportedInTheEnd() async throws {
        begun.hear(.began(run: "20261122-020000", stories: 1))
        let metrics = try metrics { nap in if nap == 3 { throw CancellationError() } }
        await metrics.keepWriting()
        let ending = RunNotification(library: "library", run: "20261122-020000", failure: Self.failed)
        #expect(
            await metrics.finish(ending)
                == "metrics are not written to “\(folder.path)/shelf/m.prom”: there is no folder “\(folder.path)/shelf”; make it, or name another file"
        )
    }

    @Test(arguments: [
        (RunNotification(library: "library", failure: CommandFailure(.interrupted)), nil),
        (RunNotification(library: "library", failure: CommandFailure(.locked, "no")), nil),
        (RunNotification(library: "library", failure: failed), "/library\"} 40\n"),
        (RunNotification(library: "library", run: "1", failure: failed), "/library\",collection=\"tales\"} 40\n"),
        (
            RunNotification(library: "library", run: "1", failure: CommandFailure(.interrupted)),
            ",collection=\"tales\"} 130\n"
        ),
    ])
    func tellsOnlyOfWhatItHadInHand(ending: RunNotification, code: String?) async throws {
        try folder.write("", to: "shelf/m.prom")
        if let run = ending.run { begun.hear(.began(run: run, stories: 1)) }
        let metrics = try metrics()
        #expect(await metrics.finish(ending) == nil)
        guard let code else { return #expect(try text().isEmpty) }
        #expect(try text().contains("\nnightpress_run_exit_code{library=\"\(folder.path)"))
        #expect(try text().contains(code))
    }
}
