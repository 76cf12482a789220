import Foundation
import LibraryFixtures
import Subprocess
import SystemPackage
import Testing

@testable import Domain

/// Runs of the built program over one pipeline that are killed at random instants, until they are let end.
struct KilledRun {
    /// How often each kind of run or export is killed in all: `NIGHTPRESS_KILLS`.
    static let kills = requestedKills ?? 15
    static let requestedKills = ProcessInfo.processInfo.environment["NIGHTPRESS_KILLS"].flatMap { Int($0) }
    /// Without `NIGHTPRESS_KILLS` runs are killed less often, at instants that are spread over their stages.
    static let runKills = requestedKills ?? 8
    /// A kill and its share of the runs that are let end take about a second.
    static let minutes = 5 + kills / 10

    /// What happened at the kills, to be told.
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
    /// How long a run takes that nobody kills.
    let whole: Duration

    /// Runs once to the end, in a library of its own.
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

    /// Kills several runs on one new library and lets the next end. `kill` sees the library after each kill, `end` when it
    /// is whole. `progress` counts something that a run does, `steps` times in all.
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

    /// Half of them anywhere in the time that a run takes, the others where it has come so far, which is not known by the
    /// clock where others use the machine.
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

    /// Every page that was ready is so still, by the same row, and nobody has touched its file.
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
