import BackendFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Runs of 200 pages in 10 stories with a server that fails, over real sockets. The clock of run and server is ten times
/// as fast as real time.
@Suite(.serialized) struct OutageTableTests {
    struct Result: CustomStringConvertible {
        var end: RunEnd
        /// Pages by the status of their picture.
        var pages: [PanelStatus: Int]
        /// In seconds of the scaled clock.
        var seconds: Double
        var counts: FaultyServer.Counts
        var notices: [String]
        var distinct: Int
        /// How long outages that ended have lasted, in seconds of the scaled clock.
        var outages: [Double]

        var drawn: Int { pages[.ready, default: 0] }
        var all: Int { pages.values.reduce(0, +) }

        var description: String {
            "\(end), \(drawn) of \(all) pages from the model, \(distinct) distinct pictures, \(Int(seconds)) s, "
                + "\(counts.pictures) requests, \(counts.probes) health requests answered, outages of "
                + "\(outages.map { Int($0) }) s"
        }
    }

    private static let speed = 10.0
    private static let planned = PlannedLibrary(
        stories: Dictionary(
            uniqueKeysWithValues: (1...10).map { ("\($0).md", Self.tale($0)) }))

    /// Twenty pages.
    private static func tale(_ number: Int) -> String {
        (1...4).map { "# Part \($0) of tale \(number)\n\n\(TestRun.story)" }.joined(separator: "\n\n")
    }

    private func result(of row: OutageRow, in planned: PlannedLibrary = planned) async throws -> Result {
        let testRun = try TestRun(stories: planned.stories)
        _ = try await planned.copy(to: testRun.library)
        let clock = ScaledClock(speed: Self.speed)
        let server = FaultyServer(port: try await QuietPort.free(), clock: clock, fault: row.fault)
        testRun.hostClock = clock.hostClock
        testRun.outageLimits = row.limits
        try await server.place(row.occupant)
        let summary = try await ConnectedModel.with(
            serverAt: server.url, width: 2, clock: clock.hostClock
        ) { model in
            testRun.images = [model]
            testRun.amendRequest = { $0.stubOnly = row.isStubOnly }
            let run = try testRun.newRun()
            return try await withThrowingTaskGroup(of: RunResult?.self) { group in
                group.addTask { try await run() }
                group.addTask {
                    try await server.play(row.changes)
                    return nil
                }
                defer { group.cancelAll() }
                while let next = try await group.next() { if let next { return next } }
                throw CancellationError()
            }
        }
        let seconds = clock.elapsed
        let counts = server.counts
        try await server.place(nil)
        let attempts = try await testRun.outcome().attempts.filter { $0.outcome == .ready }
        #expect(Set(attempts.map(\.panel)).count == attempts.count, "\(row.name): a page was drawn twice")
        return Result(
            end: summary.outcome, pages: summary.panels, seconds: seconds, counts: counts, notices: summary.notices,
            distinct: try await testRun.distinctPictures(), outages: try await testRun.outageLengths())
    }

    /// A language model's server, as it may start at a port that is free.
    @Test func anotherProductThatTakesTheAddressIsNotAsked() async throws {
        let row = OutageRow(
            name: "another product", changes: [.init(.requests(4), nil), .init(.later(5), .languageModel)])
        let result = try await result(
            of: row, in: PlannedLibrary(stories: ["a.md": TestRun.story, "b.md": TestRun.story]))
        #expect(result.end == .placeholders)
        #expect((2...4).contains(result.drawn))
        #expect(
            result.notices.contains {
                $0.contains(
                    "another server answers at its address: “an OpenAI-compatible server, fox-7b”, before "
                        + "“stable-diffusion.cpp, ")
            }, "\(result.notices)")
    }

    @Test(.enabled(if: Soak.isOn), .timeLimit(.minutes(30)))
    func everyRowOfTheTable() async throws {
        let plain = try await result(of: OutageRow(name: "no fault"))
        print("no fault: \(plain)")
        #expect(plain.drawn >= 200 && plain.distinct == plain.drawn)
        for row in OutageRow.all {
            let result = try await result(of: row)
            print("\(row.name): \(result), extra \(Int(result.seconds - plain.seconds)) s; \(result.notices)")
            #expect(result.end == row.end, "\(row.name)")
            #expect(Set(result.pages.keys).isSubset(of: [.ready, .placeholder]), "\(row.name)")
            #expect(row.drawn(result.all).contains(result.drawn), "\(row.name)")
            if let longest = row.longestOutage { #expect((result.outages.max() ?? 0) <= longest, "\(row.name)") }
            if let extra = row.extra { #expect(result.seconds - plain.seconds <= extra, "\(row.name)") }
            #expect(Double(result.counts.probes) < 10 + result.seconds / 5, "\(row.name)")
        }
    }
}

extension TestRun {
    fileprivate func outageLengths() async throws -> [Double] {
        let library = try open()
        defer { try? library.close() }
        let outages = try await library.runs.run()?.outages ?? []
        return outages.compactMap { outage in outage.ended.map { $0 - outage.began } }
    }

    /// How many different pictures the pages show.
    fileprivate func distinctPictures() async throws -> Int {
        let library = try open()
        defer { try? library.close() }
        var digests: Set<String> = []
        for (id, _) in try await library.collections.all() {
            for story in try await library.collections.stories(of: id) {
                for page in try await library.collections.pages(of: story.id) {
                    digests.formUnion(page.panels.compactMap { $0.picture?.digest })
                }
            }
        }
        return digests.count
    }
}
