import FakeImageServers
import FakeModelServers
import Foundation
import ProgramFixtures
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Domain

/// Runs that are killed at random instants: with the built-in generators, with a server that draws, and with one that
/// plans. `NIGHTPRESS_KILLS` sets the number of kills of each.
@Suite(.serialized)
struct KilledRunTests {
    @Test(.timeLimit(.minutes(KilledRun.minutes)))
    func noReadyPageIsLostOrDrawnAgain() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 40, size: "128x224")
        let testRun = try await KilledRun(work, pages: 40)
        let images = work.path.appending("killed/images").string
        var (random, tally) = (SeededGenerator(seed: 20), KilledRun.Tally())
        while tally.kills < KilledRun.runKills {
            let kills = min(1 + random.next(below: 5), KilledRun.runKills - tally.kills)
            try await testRun.goThrough(
                "killed", kills: kills, &random, &tally, steps: 40,
                progress: { Self.pictureCount(in: images) }, kill: { _ in },
                end: { _ in
                    for book in ["nightly.epub", "nightly/story.epub"] {
                        #expect(work.exists("killed/bundles/\(book)"))
                    }
                })
        }
        print("built-in pictures: \(tally)")
    }

    @Test(.timeLimit(.minutes(KilledRun.minutes)))
    func noPaidPictureIsAskedForAgainButThoseInFlight() async throws {
        let pages = 12
        let work = try WorkFolder()
        let product = FakeAutomatic1111(.a1111, drawingTime: .milliseconds(25))
        let testRun = try await PictureRun.serving(product) { server in
            try work.writePipeline(pages: pages, size: "128x192", drawnBy: server)
            return try await KilledRun(work, pages: pages)
        }
        var (random, tally) = (SeededGenerator(seed: 21), KilledRun.Tally())
        while tally.kills < KilledRun.runKills {
            // At the third kill in a row a panel may be given up.
            let kills = min(1 + random.next(below: 2), KilledRun.runKills - tally.kills)
            try await PictureRun.serving(product) { server in
                try work.writePipeline(pages: pages, size: "128x192", drawnBy: server)
                var bill = PictureBill(server: server, product: product)
                try await testRun.goThrough(
                    "killed", kills: kills, &random, &tally, steps: pages,
                    progress: { server.requests.count(where: product.isQuestion) }, kill: { bill.note($0) },
                    end: { try bill.settle($0) })
                tally.add(bill.total)
            }
        }
        print("paid pictures: \(tally)")
    }

    @Test(.timeLimit(.minutes(KilledRun.minutes)))
    func noAnswerIsAskedForAgainButThoseInFlight() async throws {
        let stories = 8
        let work = try WorkFolder()
        let product = FakeLlamaCPP()
        func serving<Value>(_ body: (ScriptedServer) async throws -> Value) async throws -> Value {
            let server = try await ScriptedServer.start { request in
                let step = product.step(for: request, in: .obliging)
                return request.method == "POST" ? .after(.milliseconds(50), step) : step
            }
            do {
                try Self.write(stories: stories, plannedBy: server, in: work)
                let value = try await body(server)
                await server.stop()
                return value
            } catch {
                await server.stop()
                throw error
            }
        }
        let testRun = try await serving { _ in try await KilledRun(work, pages: stories) }
        var (random, tally) = (SeededGenerator(seed: 22), KilledRun.Tally())
        while tally.kills < KilledRun.runKills {
            let kills = min(1 + random.next(below: 5), KilledRun.runKills - tally.kills)
            try await serving { server in
                var bill = PlanBill(server: server, stories: stories)
                try await testRun.goThrough(
                    "killed", kills: kills, &random, &tally, steps: 2 * stories,
                    progress: { server.requests.count { $0.method == "POST" } }, kill: { bill.note($0) },
                    end: { _ in bill.settle(slots: 2) })
                tally.add(bill.total)
            }
        }
        print("plans: \(tally)")
    }

    private static func pictureCount(in images: String) -> Int {
        (try? FileManager.default.subpathsOfDirectory(atPath: images))?.count { $0.hasSuffix(".png") } ?? 0
    }

    private static func write(stories: Int, plannedBy server: ScriptedServer, in work: WorkFolder) throws {
        for number in 0..<stories {
            try work.folder.write("\(PlanBill.name(number)) sat. It slept.", to: "nightly/tale-\(number).txt")
        }
        try work.folder.write(
            """
            collection: Nightly
            stories: [\((0..<stories).map { "{ file: tale-\($0).txt }" }.joined(separator: ", "))]
            size: 64x64
            text: [llama]
            backends:
              llama: { kind: openai, url: "\(server.url)" }

            """, to: "nightly/pipeline.yaml")
    }
}
