import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

struct ConfinedFileSystemTests {
    private let folder: TemporaryFolder
    private let fileSystem: any FileSystem
    private let root: FilePath

    init() throws {
        folder = try TemporaryFolder()
        root = folder.path.appending("root")
        fileSystem = LocalFileSystem(durability: .relaxed).confined(to: root)
        try folder.write("precious", to: "outside/file")
        try folder.write("own", to: "root/own/file")
        try folder.write("root", to: "root/file")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.resolving(name).string, withDestinationPath: folder.path.resolving(target).string)
    }

    /// Each operation with a path below the root.
    enum Operation: CaseIterable {
        case read, readInPieces, create, begin, write, renameFrom, renameTo, exchange, sync, syncTree, lock, remove
        case removeTree, makeDirectory, list, status, ownStatus, removeBelow

        func callAsFunction(_ path: FilePath, in root: FilePath, on disk: any FileSystem) throws {
            let own = root.appending("file")
            switch self {
            case .read: _ = try disk.read(path, limit: 100)
            case .readInPieces: try disk.read(path, inPiecesOf: 10) { _ in }
            case .create: try disk.create(path, bytes: [1], durably: true)
            case .begin: try disk.begin(path).finish(durably: true)
            case .write: try disk.write([1], to: path, durably: true)
            case .renameFrom: try disk.rename(path, to: root.appending("new"), durably: true)
            case .renameTo: try disk.rename(own, to: path, durably: true)
            case .exchange: try disk.exchange(path, with: own)
            case .sync: try disk.sync(path)
            case .syncTree: try disk.syncTree(path)
            case .lock:
                // A path with links in its folders is no library's lock.
                guard path.parent == root else { return }
                _ = try disk.lock(path, holder: "test")
            case .remove: try disk.remove(path)
            case .removeTree: try disk.removeTree(path)
            case .makeDirectory: try disk.makeDirectory(path)
            case .list: _ = try disk.list(path)
            case .status: _ = try disk.status(of: path)
            case .ownStatus: _ = try disk.ownStatus(of: path)
            case .removeBelow: try disk.remove(FilePath(path.name ?? ""), below: path.parent, durably: true)
            }
        }
    }

    /// The link is the path itself, or a folder on the way to it.
    @Test(arguments: Operation.allCases, ["link", "link/file", "link/new/file", "filelink", "own/link"])
    func nothingBehindALinkIsTouched(operation: Operation, path: String) throws {
        try link("link", to: "outside")
        try link("filelink", to: "outside/file")
        try link("own/link", to: "outside")
        do {
            try operation(root.resolving(path), in: root, on: fileSystem)
        } catch let error as FileSystemError {
            #expect(error.isOfPath, "\(error)")
        }
        #expect(try folder.read("outside/file") == Array("precious".utf8))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path.appending("outside").string) == ["file"])
    }

    @Test func aLinkIsNamedWithWhatToDo() throws {
        try link("link", to: "outside")
        let error = #expect(throws: FileSystemError.self) {
            try fileSystem.create(root.resolving("link/file"), bytes: [], durably: false)
        }
        #expect(
            error?.description
                == "cannot write “\(root)/link”: it is a symbolic link, and nothing inside a library is read or written "
                + "through one; remove the link, or put what it leads to in its place (the whole library may be reached "
                + "through a link)")
        #expect(try fileSystem.ownStatus(of: root.appending("link"))?.kind == .link)
    }

    @Test func allElseWorksAsWithoutConfinement() throws {
        let path = root.resolving("a/b/file")
        try fileSystem.makeDirectory(path.parent)
        try fileSystem.write([1, 2], to: path, durably: true)
        #expect(try fileSystem.read(path, limit: 2) == [1, 2])
        try fileSystem.rename(path, to: root.resolving("a/other"), durably: true)
        #expect(try fileSystem.list(root.appending("a")) == ["b", "other"])
        #expect(try fileSystem.status(of: path) == nil)
        #expect(try fileSystem.status(of: root.resolving("x/y/z")) == nil)
        try fileSystem.exchange(root.resolving("a/other"), with: root.appending("file"))
        #expect(try fileSystem.read(root.appending("file"), limit: 9) == [1, 2])
        try fileSystem.removeTree(root.appending("a"))
        #expect(try fileSystem.list(root) == ["file", "own"])
        // The root may be reached through a link, and other paths follow links.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path.appending("alias").string, withDestinationPath: root.string)
        let alias = LocalFileSystem().confined(to: folder.path.appending("alias"))
        #expect(try alias.list(folder.path.resolving("alias/own")) == ["file"])
        #expect(try fileSystem.list(folder.path.resolving("alias/own")) == ["file"])
    }

    @Test func onlyRegularFilesAreRead() throws {
        let pipe = folder.path.appending("pipe")
        try #require(mkfifo(pipe.string, 0o600) == 0)
        for (path, kind) in [(pipe, "a pipe"), ("/dev/null", "a device"), (root.appending("fifo"), "a pipe")] {
            if kind == "a pipe", path != pipe { try #require(mkfifo(path.string, 0o600) == 0) }
            for system in [LocalFileSystem(), fileSystem] as [any FileSystem] {
                let error = #expect(throws: FileSystemError.self) { try system.read(path, limit: 10) }
                #expect(error?.description == "cannot read “\(path)”: it is \(kind), not a regular file")
                #expect(error?.isOfPath == true)
            }
        }
    }

    /// A pipe or a device is neither a lock nor replaced by a file.
    @Test func onlyRegularFilesAreReplacedAndLocked() throws {
        let pipe = root.appending("fifo")
        try #require(mkfifo(pipe.string, 0o600) == 0)
        for system in [LocalFileSystem(), fileSystem] as [any FileSystem] {
            let written = #expect(throws: FileSystemError.self) { try system.write([1], to: pipe, durably: false) }
            #expect(written?.description == "cannot write “\(pipe)”: it is a pipe, not a regular file")
            let locked = #expect(throws: FileSystemError.self) { _ = try system.lock(pipe, holder: "test") }
            #expect(locked?.description == "cannot lock “\(pipe)”: it is a pipe, not a regular file")
        }
        let asked = #expect(throws: FileSystemError.self) { try FileLock.status(at: pipe) }
        #expect(asked?.description == "cannot lock “\(pipe)”: it is a pipe, not a regular file")
        #expect(try fileSystem.ownStatus(of: pipe)?.kind == .pipe)
    }

    @Test func aPathInAMessageIsOnOneLine() {
        let path = FilePath("a\nb\u{1B}[31m\u{202E}\r")
        #expect("“\(path)”" == #"“a\nb\u{1B}[31m\u{202E}\r”"#)
        #expect("\(FilePath("Füchse/狐 🦊"))" == "Füchse/狐 🦊")
    }
}
