import Foundation
import LibraryFixtures
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import LibraryStore
@testable import Platform

/// Runs that are signalled to end.
@Suite(.serialized)
struct CrashTests {
    private struct Page: Hashable {
        var number: Int
        var status: String
        var picture: String?
    }

    @Test(arguments: [(Subprocess.Signal.interrupt, Int32(130)), (.terminate, 143), (.terminalClosed, 129)])
    func aSignalEndsTheRunCleanly(_ signal: Subprocess.Signal, _ code: Int32) async throws {
        // On a busy machine the signal may come when all pages are drawn.
        var (work, pages) = try await interrupted(by: signal, code)
        for _ in 1...4 where !pages.contains(where: { $0.status == "pending" }) {
            (work, pages) = try await interrupted(by: signal, code)
        }
        #expect(pages.contains { $0.status == "pending" })
        #expect(Set(pages.map(\.status)).isSubset(of: ["ready", "pending"]), "no page is left in progress")
        #expect(try work.files(below: "lib/reports").contains { $0.hasSuffix("index.html") })
        let next = try await BuiltProgram.run(["run", "nightly", "--library", "lib"], in: work.path)
        #expect(next.code == 0)
        #expect(!next.messages.contains("note:"), "a clean end needs no recovery")
    }

    /// A run that is signalled when it has drawn its first picture.
    private func interrupted(by signal: Subprocess.Signal, _ code: Int32) async throws -> (WorkFolder, [Page]) {
        let work = try WorkFolder()
        try work.writePipeline(pages: 150, size: "256x448")
        let images = work.path.appending("lib/images").string
        let ended = try await BuiltProgram.run(
            ["run", "nightly", "--library", "lib"], in: work.path, signalling: signal
        ) {
            // The folder is made with the first picture.
            while (try? FileManager.default.contentsOfDirectory(atPath: images))?.isEmpty != false {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        #expect(ended == code)
        return (work, try Self.pages(in: work.path.appending("lib")))
    }

    @Test func aRunThatSomeoneEndsAtOnceHasNotDiedOfItsPages() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        try work.folder.write("trap '' TERM INT\n: > drawing\nsleep 20 & wait; wait\n", to: "paint.sh")
        let pipeline = work.path.appending("nightly/pipeline.yaml")
        let text = try String(contentsOfFile: pipeline.string, encoding: .utf8)
        try work.folder.write(
            text
                + "images: [painter]\nbackends:\n  painter: { kind: command, command: [sh, paint.sh, \"{{output}}\"] }\n",
            to: "nightly/pipeline.yaml")
        let code = try await BuiltProgram.shell(
            """
            '\(BuiltProgram.path)' run nightly --library lib --quiet > output 2>&1 &
            run=$!
            for look in $(seq 400); do test -e drawing && break; sleep 0.05; done
            kill -INT $run; kill -TERM $run
            wait $run
            echo $?
            """, in: work.path)
        #expect(["130\n", "143\n"].contains(code))
        #expect(try FileLock.status(at: work.path.appending("lib/lock")) == .free)
        #expect(try Self.count("status = 'generating'", in: work) == 1, "it ended with a page in progress")
        let next = try await BuiltProgram.run(["run", "nightly", "--library", "lib", "--stub"], in: work.path)
        #expect(next.code == 0)
        #expect(!next.messages.contains("took over"))
        #expect(try Self.count("interruptions > 0", in: work) == 0)
    }

    private static func count(_ condition: String, in work: WorkFolder) throws -> Int {
        try LibraryDatabase(of: work.path.appending("lib")).panelCount(where: condition)
    }

    @Test func aRunThatWaitsForTheLibraryEndsAsTheSignalSays() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 1, size: "64x64")
        try FileManager.default.createDirectory(
            atPath: work.path.appending("lib").string, withIntermediateDirectories: true)
        guard case .taken(let lock, _) = try FileLock.attempt(at: work.path.appending("lib/lock"), holder: "process 7")
        else {
            Issue.record("the lock is held already")
            return
        }
        let code = try await BuiltProgram.shell(
            """
            : > messages
            '\(BuiltProgram.path)' run nightly --library lib --wait-lock 60 2> messages &
            waiting=$!
            for look in $(seq 400); do grep -q 'waiting for process 7' messages && break; sleep 0.05; done
            kill -TERM $waiting
            wait $waiting
            echo $?
            """, in: work.path)
        #expect(code == "143\n")
        _ = consume lock
    }

    private static func pages(in library: FilePath) throws -> [Page] {
        try LibraryDatabase(of: library).panels().map { Page(number: $0.page, status: $0.status, picture: $0.picture) }
    }
}
