import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite struct LocalFileSystemTests {
    @Test func removesATreeAndOfALinkTheLinkAlone() throws {
        let folder = try TemporaryFolder(onDisk: true)
        try folder.write("kept", to: "outside/kept.txt")
        try folder.write("a", to: "tree/a/b/c.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path.appending("tree/link").string,
            withDestinationPath: folder.path.appending("outside").string)
        try LocalFileSystem().removeTree(folder.path.appending("tree"))
        #expect(try folder.names == ["outside"])
        #expect(try folder.read("outside/kept.txt") == Array("kept".utf8))
        try LocalFileSystem().removeTree(folder.path.appending("tree"))
    }

    private let fileSystem = LocalFileSystem()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(onDisk: true)
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3_000_000])
    func readsBackWhatItWrote(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = folder.path.appending("file")
        try fileSystem.write(bytes, to: path, durably: count.isMultiple(of: 2))
        #expect(try fileSystem.read(path, limit: count) == bytes)
        #expect(try fileSystem.status(of: path)?.size == count)
        #expect(try folder.names == ["file"])
    }

    @Test(arguments: [
        (4, "it has more than 4 bytes, the most that is read"), (0, "it has more than 0 bytes, the most that is read"),
    ])
    func refusesMoreThanTheLimit(limit: Int, reason: String) throws {
        let path = folder.path.appending("file")
        try fileSystem.write([1, 2, 3, 4, 5], to: path, durably: false)
        let error = failure { try fileSystem.read(path, limit: limit) }
        #expect(error == FileSystemError(.read, path, .tooLarge(limit: limit)))
        #expect(error?.description == "cannot read “\(path)”: \(reason)")
    }

    @Test func namesLargeLimitsInMegabytes() {
        #expect(
            FileSystemError(.read, "/a", .tooLarge(limit: 5_000_000)).reason
                == "it has more than 5 MB, the most that is read")
        #expect(
            FileSystemError(.read, "/a", .tooLarge(limit: 5_500_000)).reason
                == "it has more than 5500000 bytes, the most that is read")
    }

    /// Such files report size 0 until they are read.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"), "there is no /proc here"))
    func readsFilesThatSayTheyAreEmptyWithinTheLimit() throws {
        #expect(try !fileSystem.read("/proc/self/status", limit: 1_000_000).isEmpty)
        #expect(failure { try fileSystem.read("/proc/self/status", limit: 10) }?.cause == .tooLarge(limit: 10))
        #expect(failure { try fileSystem.read("/dev/zero", limit: 3_000_000) }?.cause == .isSpecial(.device))
    }

    @Test func saysWhyAPathCannotBeRead() throws {
        try fileSystem.write([1], to: folder.path.appending("file"), durably: false)
        #expect(failure { try fileSystem.read(folder.path, limit: 9) }?.reason == "it is a directory, not a file")
        #expect(
            failure { try fileSystem.read(folder.path.appending("lost"), limit: 9) }?.description
                == "cannot read “\(folder.path)/lost”: it does not exist")
        #expect(
            failure { try fileSystem.read(folder.path.appending("file/below"), limit: 9) }?.reason
                == "it does not exist")
    }

    @Test func leavesTheOldFileAndNoPartialOneWhereARenameFails() throws {
        let occupied = folder.path.appending("book")
        try fileSystem.makeDirectory(occupied.appending("inside"))
        let error = failure { try fileSystem.write([1, 2], to: occupied, durably: true) }
        #expect(error == FileSystemError(.rename, occupied, .system(.isDirectory)))
        #expect(error?.description == "cannot rename “\(occupied)”: Is a directory")
        #expect(try folder.names == ["book"])
        #expect(try fileSystem.list(occupied) == ["inside"])
    }

    @Test func replacesAFileAsAWhole() throws {
        let path = folder.path.appending("file")
        try fileSystem.write([UInt8](repeating: 7, count: 100), to: path, durably: false)
        try fileSystem.write([1, 2], to: path, durably: true)
        #expect(try fileSystem.read(path, limit: 100) == [1, 2])
        try fileSystem.create(path, bytes: [3], durably: false)
        #expect(try fileSystem.read(path, limit: 100) == [3])
    }

    @Test func namesThePartialFileBesideTheWholeOne() {
        #expect(FilePath("/books/fox.epub").partial == "/books/.fox.epub.partial")
        #expect(FilePath("fox.epub").partial == ".fox.epub.partial")
    }

    /// A path of one component is in the working directory, which must be synced too.
    @Test func writesDurablyToANameAlone() throws {
        let name = FilePath("nightpress-test-\(UUID())")
        defer { try? FileManager.default.removeItem(atPath: name.string) }
        try fileSystem.write([1], to: name, durably: true)
        #expect(try fileSystem.read(name, limit: 1) == [1])
    }

    @Test func renamesAndRemoves() throws {
        let first = folder.path.appending("first")
        let second = folder.path.appending("second")
        try fileSystem.create(first, bytes: [1], durably: true)
        try fileSystem.create(second, bytes: [2], durably: true)
        try fileSystem.rename(first, to: second, durably: true)
        #expect(try fileSystem.read(second, limit: 1) == [1])
        try fileSystem.sync(second)
        try fileSystem.remove(second)
        try fileSystem.remove(second)
        #expect(try folder.names == [])
        #expect(
            failure { try fileSystem.rename(first, to: second, durably: true) }?.description
                == "cannot rename “\(second)”: it does not exist")
    }

    @Test func makesADirectoryAndThoseAboveItOnce() throws {
        let deep = folder.path.appending("a/b/c")
        try fileSystem.makeDirectory(deep)
        try fileSystem.makeDirectory(deep)
        #expect(try fileSystem.status(of: deep)?.kind == .directory)
    }

    @Test func saysWhatIsInTheWayOfADirectory() throws {
        let file = folder.path.appending("file")
        try fileSystem.create(file, bytes: [], durably: false)
        let text = "cannot create the directory “\(file)”: a file is in the way; move it or choose another directory"
        #expect(failure { try fileSystem.makeDirectory(file) }?.description == text)
        #expect(failure { try fileSystem.makeDirectory(file.appending("below/it")) }?.description == text)
        let link = folder.path.appending("link")
        try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: "nowhere")
        #expect(
            failure { try fileSystem.makeDirectory(link) }?.description
                == "cannot create the directory “\(link)”: a file is in the way; move it or choose another directory")
    }

    @Test func listsNamesByTheirBytes() throws {
        let long = String(repeating: "n", count: 255)
        let names = ["ä", "b", "a", "B", ".hidden", "a b", "狐", long]
        for name in names { try fileSystem.create(folder.path.appending(name), bytes: [], durably: false) }
        #expect(try fileSystem.list(folder.path) == [".hidden", "B", "a", "a b", "b", long, "ä", "狐"])
    }

    @Test func listsManyNames() throws {
        let names = (0..<1000).map { String(format: "file-%04d-%@", $0, String(repeating: "x", count: $0 % 200)) }
        for name in names { try fileSystem.create(folder.path.appending(name), bytes: [], durably: false) }
        #expect(try fileSystem.list(folder.path) == names)
    }

    @Test func saysWhyAPathCannotBeListed() throws {
        let file = folder.path.appending("file")
        try fileSystem.create(file, bytes: [], durably: false)
        #expect(
            failure { try fileSystem.list(file) }?.description
                == "cannot list “\(file)”: a file is in the way; move it or choose another directory")
        #expect(
            failure { try fileSystem.list(folder.path.appending("lost")) }?.description
                == "cannot list “\(folder.path)/lost”: it does not exist")
    }

    @Test func saysFilesDirectoriesAndNothingApart() throws {
        let file = folder.path.appending("file")
        try fileSystem.create(file, bytes: [1, 2], durably: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path.appending("link").string, withDestinationPath: file.string)
        let link = try #require(try fileSystem.status(of: folder.path.appending("link")))
        #expect(link.kind == .file && link.size == 2)
        #expect(try fileSystem.status(of: folder.path)?.kind == .directory)
        #expect(try fileSystem.status(of: "/dev/null")?.kind == .device)
        #expect(try fileSystem.status(of: folder.path.appending("lost")) == nil)
        #expect(try fileSystem.status(of: file.appending("below")) == nil)
    }

    private func failure(_ body: () throws -> some Any) -> FileSystemError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? FileSystemError
        }
    }

    @Test
    func writingNamesTheMissingDirectory() throws {
        let folder = try TemporaryFolder()
        let path = folder.path.appending("sub/cast.yaml")
        let error = #expect(throws: FileSystemError.self) {
            try LocalFileSystem().write([1], to: path, durably: false)
        }
        #expect(
            error?.description
                == "cannot write “\(path)”: the directory “\(folder.path.appending("sub"))” does not exist; make it first"
        )
    }
}
