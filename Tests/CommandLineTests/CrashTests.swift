import Domain
import FileSystems
import Foundation
import GRDB
import LibraryStore
import Subprocess
import SystemPackage
import Testing

/// Runs that are killed at random instants. `NIGHTPRESS_SOAK=1` makes it a long night.
@Suite(.serialized)
struct CrashTests {
    static let isSoak = ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK"] == "1"
    private static let pages = 200
    private static let size = isSoak ? "1024x1792" : "256x448"
    private static let instants = isSoak ? 200 : 20

    private struct Page: Hashable {
        var number: Int
        var status: String
        var picture: String?
    }

    @Test(.timeLimit(.minutes(isSoak ? 120 : 5)))
    func aKilledRunLosesNothingAndTheNextOneEndsIt() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: Self.pages, size: Self.size)
        let clock = ContinuousClock()
        let start = clock.now
        let calm = try await BuiltProgram.run(["run", "nightly", "--library", "calm", "--json"], in: work.path)
        let whole = clock.now - start
        #expect(calm.code == 0, "\(calm.messages)")
        let expected = try Self.pages(in: work.path.appending("calm"))
        #expect(expected.count == Self.pages)

        var generator = SeededGenerator(seed: 20)
        for instant in 0..<Self.instants {
            let library = "killed-\(instant)"
            let pause = whole * generator.nextUnit()
            _ = try await BuiltProgram.run(["run", "nightly", "--library", library], in: work.path, signalling: .kill) {
                try await Task.sleep(for: pause)
            }
            let before =
                work.exists("\(library)/library.sqlite") ? try Self.pages(in: work.path.appending(library)) : []
            let ready = before.filter { $0.status == "ready" }
            let times = try work.modificationTimes(below: "\(library)/images")

            let second = try await BuiltProgram.run(["run", "nightly", "--library", library, "--json"], in: work.path)
            #expect(second.code == 0, "\(second.messages)")
            let summary = try JSONDecoder().decode(Summary.self, from: Data(second.output.utf8))
            #expect(summary.drawn == (summary.run == nil ? 0 : Self.pages - ready.count), "killed after \(pause)")
            #expect(try Self.pages(in: work.path.appending(library)) == expected, "killed after \(pause)")

            let timesAfter = try work.modificationTimes(below: "\(library)/images")
            let redrawn = ready.compactMap(\.picture).filter { digest in
                let file = "\(digest.prefix(2))/\(digest).png"
                return times[file] != timesAfter[file]
            }
            #expect(redrawn.isEmpty, "ready pages were drawn again")
            #expect(try work.files(below: "\(library)/temporary").isEmpty)
            for book in ["nightly.epub", "nightly/story.epub"] {
                #expect(work.exists("\(library)/bundles/\(book)"))
            }
            try FileManager.default.removeItem(atPath: work.path.appending(library).string)
        }
    }

    @Test(arguments: [(Subprocess.Signal.interrupt, Int32(130)), (.terminate, 143)])
    func aSignalEndsTheRunCleanly(_ signal: Subprocess.Signal, _ code: Int32) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 200, size: "256x448")
        let images = work.path.appending("lib/images").string
        let ended = try await BuiltProgram.run(
            ["run", "nightly", "--library", "lib"], in: work.path, signalling: signal
        ) {
            while !FileManager.default.fileExists(atPath: images) { try await Task.sleep(for: .milliseconds(5)) }
        }
        #expect(ended == code)
        let pages = try Self.pages(in: work.path.appending("lib"))
        #expect(Set(pages.map(\.status)).isSubset(of: ["ready", "pending"]), "nothing is left in hand")
        #expect(pages.contains { $0.status == "pending" })
        #expect(try work.files(below: "lib/reports").contains { $0.hasSuffix("index.html") })
        let next = try await BuiltProgram.run(["run", "nightly", "--library", "lib"], in: work.path)
        #expect(next.code == 0)
        #expect(!next.messages.contains("note:"), "a clean end needs no recovery")
    }

    private struct Summary: Decodable {
        var run: String?
        var drawn: Int
    }

    private static func pages(in library: FilePath) throws -> [Page] {
        let queue = try DatabaseQueue(path: library.appending("library.sqlite").string)
        defer { try? queue.close() }
        return try queue.read { database in
            guard try database.tableExists("panel"),
                try database.columns(in: "panel").contains(where: { $0.name == "status" })
            else {
                return []
            }
            return try Row.fetchAll(
                database, sql: "SELECT page_number, status, picture FROM panel ORDER BY page_number"
            )
            .map { Page(number: $0["page_number"], status: $0["status"], picture: $0["picture"]) }
        }
    }
}
