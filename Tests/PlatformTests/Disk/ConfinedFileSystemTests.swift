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
    private static let operations:
        [(name: String, body: @Sendable (any FileSystem, FilePath, FilePath) throws -> Void)] = [
            ("read", { _ = try $0.read($1, limit: 100) }),
            ("read in pieces", { try $0.read($1, inPiecesOf: 10) { _ in } }),
            ("create", { try $0.create($1, bytes: [1], durably: true) }),
            ("begin", { try $0.begin($1).finish(durably: true) }),
            ("write", { try $0.write([1], to: $1, durably: true) }),
            ("rename from", { try $0.rename($1, to: $2.appending("new"), durably: true) }),
            ("rename to", { try $0.rename($2.appending("file"), to: $1, durably: true) }),
            ("exchange", { try $0.exchange($1, with: $2.appending("file")) }),
            ("sync", { try $0.sync($1) }), ("sync a tree", { try $0.syncTree($1) }),
            ("lock", { _ = try $0.lock($1, holder: "test") }),
            ("remove", { try $0.remove($1) }), ("remove a tree", { try $0.removeTree($1) }),
            ("make a directory", { try $0.makeDirectory($1) }), ("list", { _ = try $0.list($1) }),
            ("status", { _ = try $0.status(of: $1) }), ("own status", { _ = try $0.ownStatus(of: $1) }),
            (
                "remove below",
                { try $0.remove(FilePath($1.lastComponent?.string ?? ""), below: $1.parent, durably: true) }
            ),
        ]

    /// The link is the path itself, or a folder on the way to it.
    @Test(arguments: operations.map(\.name), ["link", "link/file", "link/new/file", "filelink", "own/link"])
    func nothingBehindALinkIsTouched(operation: String, path: String) throws {
        try link("link", to: "outside")
        try link("filelink", to: "outside/file")
        try link("own/link", to: "outside")
        let body = try #require(Self.operations.first { $0.name == operation }?.body)
        do {
            try body(fileSystem, root.resolving(path), root)
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

    @Test func aPathInAMessageIsOnOneLine() {
        let path = FilePath("a\nb\u{1B}[31m\u{202E}\r")
        #expect("“\(path)”" == #"“a\nb\u{1B}[31m\u{202E}\r”"#)
        #expect("\(FilePath("Füchse/狐 🦊"))" == "Füchse/狐 🦊")
    }
}
