import Foundation
import LibraryFixtures
import ProgramFixtures
import Subprocess
import SystemPackage
import Testing

@testable import Domain

/// Runs of the built program over one pipeline that are killed at random instants, until one is allowed to end.
struct KilledRun {
    /// The total number of kills for each kind of run or export: `NIGHTPRESS_KILLS`.
    static let kills = requestedKills ?? 15
    static let requestedKills = ProcessInfo.processInfo.environment["NIGHTPRESS_KILLS"].flatMap { Int($0) }
    /// Without `NIGHTPRESS_KILLS` there are fewer kills, at instants spread over the run's stages.
    static let runKills = requestedKills ?? 8
    /// One kill, with its share of the complete runs, takes about 1 s.
    static let minutes = 5 + kills / 10

    /// Statistics of the kills, to be printed.
    struct Tally: CustomStringConvertible {
        var kills = 0
        var beforeAnyPanel = 0
        var whileMaking = 0
        var afterTheLastPicture = 0
        var requests = 0
        var repeated = 0

        var description: String {
            "\(kills) kills: \(beforeAnyPanel) before there was a panel, \(whileMaking) while pages were made, "
                + "\(afterTheLastPicture) after the last picture; \(requests) requests, \(repeated) of them made again"
        }
    }

    let work: WorkFolder
    let pages: Int
    /// The duration of a run that is not killed.
    let whole: Duration

    /// Runs once to the end, in a separate library.
    init(_ work: WorkFolder, pages: Int) async throws {
        self.work = work
        self.pages = pages
        let start = ContinuousClock.now
        let outcome = try await Self.run("calm", in: work)
        whole = ContinuousClock.now - start
        #expect(outcome.code == 0, "\(outcome.messages)")
        #expect(try KilledLibrary("calm", in: work).ready.count == pages)
    }

    private static func run(_ library: String, in work: WorkFolder) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(["run", "nightly", "--library", library, "--json"], in: work.path)
    }

    /// Kills several runs on one new library and lets the next end. `kill` gets the library after each kill, `end` when
    /// it is complete. `progress` counts steps of a run, out of `steps`.
    func goThrough(
        _ library: String, kills: Int, _ random: inout SeededGenerator, _ tally: inout Tally, steps: Int,
        progress: @Sendable () -> Int, kill: (KilledLibrary) throws -> Void, end: (KilledLibrary) throws -> Void
    ) async throws {
        var last = try KilledLibrary(library, in: work)
        for _ in 0..<kills {
            let limit = whole * 1.5
            let instant =
                Self.requestedKills == nil
                ? spreadInstant(number: tally.kills, afterProgress: progress(), of: steps, &random)
                : instant(afterProgress: progress(), of: steps, openShare: last.openShare(of: pages), &random)
            _ = try await BuiltProgram.run(
                ["run", "nightly", "--library", library], in: work.path, signalling: .kill
            ) {
                let end = ContinuousClock.now + limit
                while progress() < instant.progress, ContinuousClock.now < end {
                    try await Task.sleep(for: .milliseconds(1))
                }
                try await Task.sleep(for: instant.pause)
            }
            let now = try KilledLibrary(library, in: work)
            try expectKept(last, in: now)
            try kill(now)
            tally.count(now, pages: pages)
            last = now
        }
        let outcome = try await Self.run(library, in: work)
        #expect(outcome.code == 0, "\(outcome.messages)")
        let now = try KilledLibrary(library, in: work)
        try expectKept(last, in: now)
        #expect(now.ready.count == pages)
        let summary = try JSONDecoder().decode(Summary.self, from: Data(outcome.output.utf8))
        #expect(summary.counts.drawn == (summary.run == nil ? 0 : pages - last.ready.count))
        #expect(try work.files(below: "\(library)/temporary").isEmpty)
        let verified = try await BuiltProgram.run(["verify", "--library", library, "--json"], in: work.path)
        #expect(verified.code == 0, "\(verified.output)")
        try end(now)
        try FileManager.default.removeItem(atPath: work.path.appending(library).string)
    }

    /// Half of the instants are random times within the duration of a run. The others depend on its progress, because
    /// times are unreliable on a busy machine.
    private func instant(
        afterProgress done: Int, of steps: Int, openShare: Double, _ random: inout SeededGenerator
    ) -> (progress: Int, pause: Duration) {
        guard random.next(below: 2) == 0 else {
            return (0, whole * (0.1 + max(0.1, openShare) * random.nextUnit()))
        }
        return (done + 1 + random.next(below: max(1, steps - done)), .milliseconds(30) * random.nextUnit())
    }

    /// In turn: early in the run, twice after some of its steps, and after the last.
    private func spreadInstant(
        number: Int, afterProgress done: Int, of steps: Int, _ random: inout SeededGenerator
    ) -> (progress: Int, pause: Duration) {
        switch number % 4 {
        case 0: (0, whole * 0.25 * random.nextUnit())
        case 3: (steps, .milliseconds(30) * random.nextUnit())
        default: (done + 1 + random.next(below: max(1, steps - done)), .milliseconds(30) * random.nextUnit())
        }
    }

    /// Every page that was ready is still ready, with the same row and an unchanged file.
    private func expectKept(_ before: KilledLibrary, in now: KilledLibrary) throws {
        #expect(now.integrity == "ok")
        for panel in before.ready {
            #expect(now.panels[panel.id] == panel)
            let picture = try #require(panel.picture)
            let time = try #require(before.pictureTimes[picture], "a ready page had no file")
            #expect(now.pictureTimes[picture] == time)
        }
        for panel in now.ready { #expect(panel.picture.flatMap { now.pictureTimes[$0] } != nil) }
    }

    private struct Summary: Decodable {
        var run: String?
        var counts: CountsJSON
    }
}

extension KilledRun.Tally {
    mutating func add(_ bill: (requests: Int, repeated: Int)) {
        requests += bill.requests
        repeated += bill.repeated
    }

    mutating func count(_ library: KilledLibrary, pages: Int) {
        kills += 1
        if library.panels.isEmpty {
            beforeAnyPanel += 1
        } else if library.ready.count < pages {
            whileMaking += 1
        } else {
            afterTheLastPicture += 1
        }
    }
}
