import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite struct FullDiskTests {
    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"), arguments: [true, false])
    func leavesTheOldFileAndNoPartialOne(durably: Bool) throws {
        let disk = try #require(try SmallDisk(in: TemporaryFolder(), kilobytes: 256))
        let fileSystem = LocalFileSystem()
        let path = disk.path.appending("book.epub")
        try fileSystem.write([1, 2, 3], to: path, durably: durably)
        let error = #expect(throws: FileSystemError.self) {
            try fileSystem.write([UInt8](repeating: 7, count: 400_000), to: path, durably: durably)
        }
        #expect(
            error?.description
                == "cannot write “\(path)”: no space is left on the disk; free some and run again, what was made is kept"
        )
        #expect(try fileSystem.list(disk.path) == ["book.epub"])
        #expect(try fileSystem.read(path, limit: 10) == [1, 2, 3])
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func saysThatADiskIsReadOnly() throws {
        let disk = try #require(try SmallDisk(in: TemporaryFolder(), kilobytes: 64))
        try #require(try disk.makeReadOnly())
        let error = #expect(throws: FileSystemError.self) {
            try LocalFileSystem().makeDirectory(disk.path.appending("library"))
        }
        #expect(
            error?.description
                == "cannot create the directory “\(disk.path)/library”: the file system is read-only; choose another directory"
        )
    }
}
