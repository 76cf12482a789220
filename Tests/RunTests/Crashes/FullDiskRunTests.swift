import FakeImageServers
import Foundation
import LibraryFixtures
import ProgramFixtures
import SystemPackage
import TestServer
import TestSupport
import Testing

/// A disk that grows a little after each run that it stops, so that each write fails once for lack of room.
@Suite(.serialized, .enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
struct FullDiskRunTests {
    /// Kilobytes.
    private static let step = KilledRun.kills >= 200 ? 12 : 64
    private static let pages = 12

    /// The needed room: one picture of 128x192 pixels with an alpha channel, and the rows.
    private static var foresight: Regex<Substring> {
        /error: illustrate: cannot keep another picture in “disk\/lib\/images”: its disk has (?:0\.\d|1\.0) MB left, and it may need 1\.1 MB; free some and run again, what was made is kept/
    }

    /// Read from a copy, because reading a database needs some room too.
    private static func rows(of library: String, in work: WorkFolder) throws -> KilledLibrary {
        let files = FileManager.default
        let copy = work.path.appending("copy").string
        try? files.removeItem(atPath: copy)
        try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
        for name in ["library.sqlite", "library.sqlite-wal"] where work.exists("\(library)/\(name)") {
            try files.copyItem(atPath: work.path.appending("\(library)/\(name)").string, toPath: "\(copy)/\(name)")
        }
        return try KilledLibrary("copy", in: work)
    }

    /// Runs until the disk is large enough. Returns the number of runs that it stopped.
    private func growUntilWhole(_ work: WorkFolder, isForeseen: Bool = false) async throws -> Int {
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 8))
        var (kilobytes, stopped, unrecorded) = (8, 0, 0)
        var last = try KilledLibrary("none", in: work)
        while true {
            let outcome = try await BuiltProgram.run(
                ["run", "nightly", "--library", "disk/lib", "--quiet"], in: work.path)
            kilobytes += Self.step
            let hasGrown = try disk.grow(to: kilobytes)
            try #require(hasGrown && kilobytes < 20_000)
            let now = try Self.rows(of: "disk/lib", in: work)
            for panel in last.ready { #expect(now.panels[panel.id] == panel, "at \(kilobytes) kB") }
            guard outcome.code != 0 else { break }
            stopped += 1
            #expect(outcome.code == 40, "at \(kilobytes) kB: \(outcome.messages)")
            let error = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("error: ") }
            #expect(error.count == 1)
            let isNamed =
                error.first?.hasSuffix(
                    ": no space is left on the disk; free some and run again, what was made is kept") == true
            let isForecast = isForeseen && error.first?.wholeMatch(of: Self.foresight) != nil
            #expect(isNamed || isForecast, "at \(kilobytes) kB: \(outcome.messages)")
            last = now
            let status = try await BuiltProgram.run(["status", "--library", "disk/lib"], in: work.path).output
            if status.contains("without a word") { unrecorded += 1 }
        }
        print("\(unrecorded) of \(stopped) runs could not record that an error ended them")
        #expect(unrecorded * 10 <= stopped)
        #expect(try KilledLibrary("disk/lib", in: work).ready.count == Self.pages)
        let verified = try await BuiltProgram.run(["verify", "--library", "disk/lib", "--quiet"], in: work.path)
        #expect(verified.code == 0, "\(verified.output)")
        #expect(try work.files(below: "disk/lib/temporary").isEmpty)
        withExtendedLifetime(disk) {}
        return stopped
    }

    @Test(.timeLimit(.minutes(KilledRun.minutes)))
    func isNamedAtEachWriteAndTheNextRunGoesOn() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: Self.pages, size: "128x192")
        let stopped = try await growUntilWhole(work)
        #expect(stopped > 5)
        print("built-in pictures: \(stopped) runs stopped by a full disk")
    }

    @Test(.timeLimit(.minutes(KilledRun.minutes)))
    func isNotHeldAgainstPagesThatArePaidFor() async throws {
        let product = FakeAutomatic1111(.a1111)
        try await PictureRun.serving(product, for: .seconds(60 * KilledRun.minutes)) { server in
            let work = try WorkFolder()
            try work.writePipeline(pages: Self.pages, size: "128x192", drawnBy: server)
            let stopped = try await growUntilWhole(work, isForeseen: true)
            #expect(stopped > 5)
            let requests = server.requests.count(where: product.isQuestion)
            print("paid pictures: \(stopped) runs stopped by a full disk, \(requests) requests for \(Self.pages) pages")
            #expect(requests == Self.pages, "no picture is requested that may not fit")
        }
    }
}
