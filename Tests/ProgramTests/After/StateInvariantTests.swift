import FakeImageServers
import Foundation
import Platform
import ProgramFixtures
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// All records of a run agree: the terminal, `status`, `log`, all files of the report, metrics, events, and the input
/// of commands under `notify:`.
struct StateInvariantTests {
    @Test(arguments: Soak.seeds(1...50, otherwise: 8))
    func everybodySaysTheSame(seed: Int) async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = {
            RandomRun.situation($0, seed: UInt64(seed))
        }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try await RandomRun(seed: UInt64(seed), server: server.url)
            try await compare(testRun, after: try await testRun.nightpress(testRun.command))
        }
    }

    /// Cancelled after zero, one or two pictures. A run with fewer pictures ends by itself.
    @Test(arguments: Soak.seeds(51...60, otherwise: 4))
    func alsoOfARunThatIsCancelled(seed: Int) async throws {
        let requests = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            // The jobs of the server hang, too.
            guard FakeSDServer().isQuestion(request) else {
                return requests.withLock(\.self) > seed % 3 ? .hanging : .drawing
            }
            let number = requests.withLock { count in
                count += 1
                return count
            }
            return number > seed % 3 ? .hanging : RandomRun.situation(request, seed: UInt64(seed))
        }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try await RandomRun(seed: UInt64(seed), server: server.url)
            let (command, folder) = (testRun.command, testRun.folder.path)
            async let run = BuiltProgram.run(command, in: folder)
            let hangs = try await server.waits { _ in
                requests.withLock { $0 > seed % 3 } || testRun.folder.contains("notified.json")
            }
            #expect(hangs)
            let isInterrupted = !testRun.folder.contains("notified.json")
            if isInterrupted { _ = try await testRun.nightpress(["cancel"]) }
            let outcome = try await run
            #expect((outcome.code == 130) == isInterrupted, "\(outcome.messages)")
            try await compare(testRun, after: outcome)
        }
    }

    private func compare(_ testRun: RandomRun, after outcome: BuiltProgram.Outcome) async throws {
        let notified = try testRun.decoded(ResultJSON.self, testRun.text("notified.json"))
        let report = try #require(notified.report.map { FilePath($0).parent }, "\(outcome.messages)")
        func file(_ name: String) throws -> String {
            try String(contentsOfFile: report.appending(name).string, encoding: .utf8)
        }
        let run = try testRun.decoded(ReportJSON.self, file("run.json"))

        #expect(notified.exitCode == Int(outcome.code))
        #expect(notified.counts.pages == run.stories.flatMap(\.pages).count)
        compare(notified, with: run)
        try comparePrinted(of: testRun, outcome, with: notified)
        try await compareStatus(of: testRun, with: notified)
        try compareJUnit(file("junit.xml"), with: notified, isStrict: testRun.isStrict)
        compareAttempts(try file("attempts.tsv"), with: run)
        #expect(try file("index.html").contains("<h1>\(run.run.headline)</h1>"))
        try compareMetrics(of: testRun, with: notified, run)
        try compareEvents(of: testRun, with: notified, run)
        try await compareLog(of: testRun, with: notified, run)
    }

    private func comparePrinted(
        of testRun: RandomRun, _ outcome: BuiltProgram.Outcome, with notified: ResultJSON
    ) throws {
        guard !testRun.printsJSON else {
            let printed = try testRun.decoded(ResultJSON.self, outcome.output)
            #expect(printed.counts == notified.counts && printed.exitCode == notified.exitCode)
            #expect(printed.headline == notified.headline)
            return
        }
        let words = try #require(
            outcome.output.firstMatch(of: /^(\d+) of (\d+) pages? ready.*\((\d+) drawn now\) in (\d+) stor/))
        #expect(
            [words.1, words.2, words.3, words.4].compactMap { Int($0) } == [
                notified.counts.ready, notified.counts.pages, notified.counts.drawn, notified.counts.stories,
            ])
    }

    private func compare(_ notified: ResultJSON, with report: ReportJSON) {
        let (counts, pages) = (report.counts, report.stories.flatMap(\.pages))
        #expect(counts == notified.counts)
        #expect(counts.panelsByStatus == Dictionary(grouping: pages, by: \.status).mapValues(\.count))
        #expect(counts.pagesByState.values.reduce(0, +) == pages.count)
        #expect(counts.attempts == counts.attemptsByOutcome.values.reduce(0, +))
        #expect(counts.new == pages.count(where: \.new))
        #expect(counts.new <= counts.drawn)
        #expect(notified.headline == report.run.headline)
        #expect(notified.end == report.run.end)
        #expect(notified.run == report.run.run)
    }

    private func compareStatus(of testRun: RandomRun, with notified: ResultJSON) async throws {
        let status = try testRun.decoded(StatusJSON.self, try await testRun.nightpress(["status", "--json"]).output)
        let stories = status.collections.filter { testRun.collections.contains($0.collection) }.flatMap(\.stories)
            .filter(\.listed)
        #expect(stories.count == notified.counts.stories)
        #expect(Self.sum(stories.map(\.panelsByStatus)) == notified.counts.panelsByStatus)
        #expect(status.lastRun.run == notified.run)
        #expect(status.lastRun.end == notified.end)
    }

    private func compareJUnit(_ junit: String, with notified: ResultJSON, isStrict: Bool) throws {
        let counts = notified.counts
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
