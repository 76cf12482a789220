import FakeImageServers
import Foundation
import Platform
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// All records of a run agree: the terminal, `status`, `log`, all files of the report, metrics, events, and the input
/// of commands under `notify:`.
struct StateInvariantTests {
    @Test(arguments: Soak.seeds(1...50, otherwise: 12))
    func everybodyTellsTheSame(seed: Int) async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = {
            RandomRun.situation($0, seed: UInt64(seed))
        }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let night = try await RandomRun(seed: UInt64(seed), server: server.url)
            try await compare(night, after: try await night.nightpress(night.command))
        }
    }

    /// Cancelled after zero, one or two pictures. A run with fewer pictures ends by itself.
    @Test(arguments: Soak.seeds(51...60, otherwise: 4))
    func alsoOfANightThatIsCancelled(seed: Int) async throws {
        let requests = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard FakeSDServer().isQuestion(request) else { return .drawing }
            let number = requests.withLock { count in
                count += 1
                return count
            }
            return number > seed % 3 ? .hanging : RandomRun.situation(request, seed: UInt64(seed))
        }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let night = try await RandomRun(seed: UInt64(seed), server: server.url)
            let (command, folder) = (night.command, night.folder.path)
            async let run = BuiltProgram.run(command, in: folder)
            let hangs = try await server.waits { _ in
                requests.withLock { $0 > seed % 3 } || night.folder.contains("told.json")
            }
            #expect(hangs)
            let isInterrupted = !night.folder.contains("told.json")
            if isInterrupted { _ = try await night.nightpress(["cancel"]) }
            let outcome = try await run
            #expect((outcome.code == 130) == isInterrupted, "\(outcome.messages)")
            try await compare(night, after: outcome)
        }
    }

    private func compare(_ night: RandomRun, after outcome: BuiltProgram.Outcome) async throws {
        let told = try night.decoded(ResultJSON.self, night.text("told.json"))
        let report = try #require(told.report.map { FilePath($0).parent }, "\(outcome.messages)")
        func file(_ name: String) throws -> String {
            try String(contentsOfFile: report.appending(name).string, encoding: .utf8)
        }
        let run = try night.decoded(ReportJSON.self, file("run.json"))

        #expect(told.exitCode == Int(outcome.code))
        #expect(told.counts.pages == run.stories.flatMap(\.pages).count)
        compare(told, with: run)
        try comparePrinted(of: night, outcome, with: told)
        try await compareStatus(of: night, with: told)
        try compareJUnit(file("junit.xml"), with: told, isStrict: night.isStrict)
        compareAttempts(try file("attempts.tsv"), with: run)
        #expect(try file("index.html").contains("<h1>\(run.run.headline)</h1>"))
        try compareMetrics(of: night, with: told, run)
        try compareEvents(of: night, with: told, run)
        try await compareLog(of: night, with: told, run)
    }

    private func comparePrinted(
        of night: RandomRun, _ outcome: BuiltProgram.Outcome, with told: ResultJSON
    ) throws {
        guard !night.printsJSON else {
            let printed = try night.decoded(ResultJSON.self, outcome.output)
            #expect(printed.counts == told.counts && printed.exitCode == told.exitCode)
            #expect(printed.headline == told.headline)
            return
        }
        let words = try #require(
            outcome.output.firstMatch(of: /^(\d+) of (\d+) pages? ready.*\((\d+) drawn now\) in (\d+) stor/))
        #expect(
            [words.1, words.2, words.3, words.4].compactMap { Int($0) } == [
                told.counts.ready, told.counts.pages, told.counts.drawn, told.counts.stories,
            ])
    }

    private func compare(_ told: ResultJSON, with report: ReportJSON) {
        let (counts, pages) = (report.counts, report.stories.flatMap(\.pages))
        #expect(counts == told.counts)
        #expect(counts.panelsByStatus == Dictionary(grouping: pages, by: \.status).mapValues(\.count))
        #expect(counts.pagesByState.values.reduce(0, +) == pages.count)
        #expect(counts.attempts == counts.attemptsByOutcome.values.reduce(0, +))
        #expect(counts.new == pages.count(where: \.new))
        #expect(counts.new <= counts.drawn)
        #expect(told.headline == report.run.headline)
        #expect(told.end == report.run.end)
        #expect(told.run == report.run.run)
    }

    private func compareStatus(of night: RandomRun, with told: ResultJSON) async throws {
        let status = try night.decoded(StatusJSON.self, try await night.nightpress(["status", "--json"]).output)
        let stories = status.collections.filter { night.collections.contains($0.collection) }.flatMap(\.stories)
            .filter(\.listed)
        #expect(stories.count == told.counts.stories)
        #expect(Self.sum(stories.map(\.panelsByStatus)) == told.counts.panelsByStatus)
        #expect(status.lastRun.run == told.run)
        #expect(status.lastRun.end == told.end)
    }

    private func compareJUnit(_ junit: String, with told: ResultJSON, isStrict: Bool) throws {
        let counts = told.counts
        let failures = counts.failed + (isStrict ? counts.placeholders : 0)
        let elements = ["testcase", "failure", "skipped", "error"].map { junit.ranges(of: "<\($0) ").count }
        #expect(elements == [counts.pages, failures, counts.pages - counts.ready - failures, 0])
        let head = try #require(junit.firstMatch(of: /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/))
        #expect([head.1, head.2].compactMap { Int($0) } == [counts.pages, failures])
    }

    private func compareAttempts(_ table: String, with report: ReportJSON) {
        let outcomes = table.split(separator: "\n").dropFirst().map {
            String($0.split(separator: "\t", omittingEmptySubsequences: false)[14])
        }
        #expect(Dictionary(grouping: outcomes) { $0 }.mapValues(\.count) == report.counts.attemptsByOutcome)
    }

    private static func sum(_ counts: [[String: Int]]) -> [String: Int] {
        counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
}
