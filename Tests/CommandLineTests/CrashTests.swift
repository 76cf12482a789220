import FileSystems
import Foundation
import GRDB
import LibraryStore
import Subprocess
import SystemPackage
import Testing

/// Runs that are told to end.
@Suite(.serialized)
struct CrashTests {
    private struct Page: Hashable {
        var number: Int
        var status: String
        var picture: String?
    }

    @Test(arguments: [(Subprocess.Signal.interrupt, Int32(130)), (.terminate, 143)])
    func aSignalEndsTheRunCleanly(_ signal: Subprocess.Signal, _ code: Int32) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 200, size: "256x448")
        let images = work.path.appending("lib/images").string
        let ended = try await BuiltProgram.run(
            ["run", "nightly", "--library", "lib"], in: work.path, signalling: signal
        ) {
            // Made with the first picture.
            while (try? FileManager.default.contentsOfDirectory(atPath: images))?.isEmpty != false {
                try await Task.sleep(for: .milliseconds(5))
            }
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
