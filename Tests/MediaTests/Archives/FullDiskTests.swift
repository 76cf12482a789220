import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Media

@Suite struct FullDiskTests {
    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func leavesNothingOnAFullDisk() throws {
        let disk = try #require(try SmallDisk(in: TemporaryFolder(), kilobytes: 256))
        let path = disk.path.appending("book.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: 1_795_226_400)
        try writer.add(noise(200_000), as: "first", .stored)
        try writer.add(noise(200_000), as: "second", .stored)
        let error = writer.failureToFinish()
        #expect(
            error?.description
                == "cannot write the archive “\(path)”: no space is left on the disk; free some and run again, "
                + "what was made is kept")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path.string) == [])
    }
}
