import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// Operations on trees with links, pipes and unusual names, which other programs may have put there.
@Suite struct TreeTests {
    private let folder: TemporaryFolder
    private let fileSystem = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder(onDisk: true)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path.appending(name).string, withDestinationPath: target)
    }

    private func pieces(of name: String, size: Int) throws(FileSystemError) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        try fileSystem.read(folder.path.appending(name), inPiecesOf: size) { pieces.append(Array($0)) }
        return pieces
    }

    /// Whether the data is on the disk cannot be checked here. `PowerCutTests` check which syncs are requested.
    @Test func syncsATreeWithWhatIsInIt() throws {
        let folder = try TemporaryFolder(onDisk: true)
        try folder.write("a", to: "images/ab/a.png")
        let images = folder.path.appending("images")
        try LocalFileSystem().syncTree(images)
        let missing = folder.path.appending("none")
        let error = #expect(throws: FileSystemError.self) { try LocalFileSystem().syncTree(missing) }
        #expect(error?.description == "cannot sync “\(missing)”: it does not exist")
    }

    @Test func looksAtTheFilesOfAFolderAsAtSingleOnes() throws {
        try folder.write("abc", to: "images/a.png")
        try folder.write("", to: "images/more/b.png")
        try link("images/link.png", to: "a.png")
        let confined = fileSystem.confined(to: folder.path)
        let images = folder.path.appending("images")
        let names = ["a.png", "none.png", "more", "link.png"]
        for each in [fileSystem as any FileSystem, confined, ReadOnlyFileSystem(confined)] {
            let statuses = try each.ownStatuses(of: names, in: images)
            #expect(statuses == (try names.map { try each.ownStatus(of: images.appending($0)) }))
            #expect(statuses.map { $0?.kind } == [.file, nil, .directory, .link])
        }
        #expect(try confined.ownStatuses(of: names, in: folder.path.appending("none")) == [nil, nil, nil, nil])
    }

    @Test func givesAFolderAnothersPlaceWithAllThatIsInIt() throws {
        try folder.write("old", to: "book/page.html")
        try folder.write("old", to: "book/gone.html")
        try folder.write("new", to: "next/page.html")
        let (book, next) = (folder.path.appending("book"), folder.path.appending("next"))
        try fileSystem.replaceTree(book, with: next)
        #expect(try fileSystem.list(next) == ["gone.html", "page.html"])
        #expect(try fileSystem.list(book) == ["page.html"])
        #expect(try fileSystem.read(book.appending("page.html"), limit: 10) == Array("new".utf8))
        try fileSystem.removeTree(next)
        try fileSystem.replaceTree(next, with: book)
        #expect(try fileSystem.list(folder.path) == ["next"], "where nothing was")
    }

    /// A file system without an atomic exchange of two names. Moving the new name into the old one's place may fail.
    private struct StepwiseFileSystem: FileSystem {
        let local = LocalFileSystem()
        var refused: FilePath?

        func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
            if path == refused { throw FileSystemError(.rename, destination, .system(.permissionDenied)) }
            try local.rename(path, to: destination, durably: durably)
        }
        func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
            try local.create(path, bytes: bytes, durably: durably)
        }
        func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
            try local.read(path, limit: limit)
        }
        func read(
            _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
        ) throws(FileSystemError) { try local.read(path, inPiecesOf: size, body) }
        func sync(_ path: FilePath) throws(FileSystemError) { try local.sync(path) }
        func remove(_ path: FilePath) throws(FileSystemError) { try local.remove(path) }
        func removeTree(_ path: FilePath) throws(FileSystemError) { try local.removeTree(path) }
        func makeDirectory(_ path: FilePath) throws(FileSystemError) { try local.makeDirectory(path) }
        func list(_ path: FilePath) throws(FileSystemError) -> [String] { try local.list(path) }
        func status(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.status(of: path) }
        func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.ownStatus(of: path) }
        func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
            try local.remove(path, below: root, durably: durably)
        }
        func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
            try local.removeDirectory(path, below: root)
        }
        func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
    }

    @Test func putsTheOldFolderBackWhereTheNewOneCannotHaveItsPlace() throws {
        try folder.write("old", to: "book/page.html")
        try folder.write("new", to: "next/page.html")
        let (book, next) = (folder.path.appending("book"), folder.path.appending("next"))
        #expect(throws: FileSystemError.self) {
            try StepwiseFileSystem(refused: next).replaceTree(book, with: next)
        }
        #expect(try folder.names == ["book", "next"])
        #expect(try folder.read("book/page.html") == Array("old".utf8))
        try StepwiseFileSystem().replaceTree(book, with: next)
        #expect(try folder.names == ["book", "next"])
        #expect(try folder.read("book/page.html") == Array("new".utf8))
        #expect(try folder.read("next/page.html") == Array("old".utf8))
        try folder.write("mine", to: ".book.partial")
        #expect(throws: FileSystemError.self) { try StepwiseFileSystem().replaceTree(book, with: next) }
        #expect(try folder.read(".book.partial") == Array("mine".utf8))
        #expect(try folder.read("book/page.html") == Array("new".utf8))
    }

    @Test(arguments: [true, false])
    func endsAReplacementThatDied(hadPlacedTheNewOne: Bool) throws {
        try folder.write("old", to: ".book.partial/page.html")
        if hadPlacedTheNewOne { try folder.write("new", to: "book/page.html") }
        try fileSystem.recoverTree(folder.path.appending("book"))
        #expect(try folder.names == ["book"])
        #expect(try folder.read("book/page.html") == Array((hadPlacedTheNewOne ? "new" : "old").utf8))
        try fileSystem.recoverTree(folder.path.appending("book"))
        #expect(try folder.names == ["book"])
    }

    @Test func letsAFileAndAFolderChangeTheirNames() throws {
        try folder.write("a", to: "a")
        try folder.write("b", to: "b/c")
        try fileSystem.exchange(folder.path.appending("a"), with: folder.path.appending("b"))
        #expect(try fileSystem.list(folder.path.appending("a")) == ["c"])
        #expect(try fileSystem.read(folder.path.appending("b"), limit: 10) == Array("a".utf8))
        let missing = folder.path.appending("none")
        let error = #expect(throws: FileSystemError.self) {
            try fileSystem.exchange(folder.path.appending("a"), with: missing)
        }
        #expect(error?.description == "cannot rename “\(folder.path.appending("a"))”: it does not exist")
    }

    @Test func saysALinkFromWhatItLeadsTo() throws {
        try folder.write([1, 2, 3], to: "file")
        try link("link", to: "file")
        try link("astray", to: "nowhere")
        let entries = try fileSystem.entries(of: folder.path)
        #expect(entries.map(\.name) == ["astray", "file", "link"])
        #expect(entries.map(\.kind) == [.link, .file, .link])
        #expect(entries[1].size == 3)
        #expect(try fileSystem.ownStatus(of: folder.path.appending("astray"))?.kind == .link)
        #expect(try fileSystem.ownStatus(of: folder.path)?.kind == .directory)
        #expect(try fileSystem.ownStatus(of: folder.path.appending("lost")) == nil)
        #expect(try fileSystem.ownStatus(of: folder.path.appending("file/below")) == nil)
    }

    @Test(arguments: [
        ("a/b", "a/b"), ("link", "a/b"), ("link/../c", "a/c"), ("link/c/d", "a/b/c/d"), ("none/../a", "a"),
        ("astray", "astray"), ("a/file/x", "a/file/x"), ("./a//b/", "a/b"),
    ])
    func knowsAPlaceWithoutLinks(_ path: String, _ place: String) throws {
        try folder.write("", to: "a/b/x")
        try folder.write("", to: "a/file")
        try link("link", to: "a/b")
        try link("astray", to: "nowhere")
        #expect(
            try fileSystem.resolved(folder.path.resolving(path)) == folder.path.resolving(place))
    }

    @Test func aDirectoryThatIsNotThereHasNoEntries() throws {
        #expect(try fileSystem.entries(of: folder.path.appending("lost")).isEmpty)
    }

    @Test(.enabled(if: isLinux, "names of another encoding are refused here"))
    func aNameInAnotherEncodingIsNamedAsFarAsItCanBe() throws {
        let name: [CChar] = Array("caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        let file = open(folder.path.string + "/", O_RDONLY | O_DIRECTORY)
        defer { close(file) }
        close(openat(file, name, O_CREAT | O_WRONLY, 0o644))
        let entries = try fileSystem.entries(of: folder.path)
        #expect(entries == [DirectoryEntry(name: "caf\u{FFFD}", kind: .other, size: 0)])
    }

    @Test func handsOutAFileInPieces() throws {
        let bytes = (0..<2500).map { UInt8(truncatingIfNeeded: $0) }
        try folder.write(bytes, to: "file")
        let pieces = try pieces(of: "file", size: 1000)
        #expect(pieces.map(\.count) == [1000, 1000, 500])
        #expect(Array(pieces.joined()) == bytes)
        try folder.write([UInt8](), to: "empty")
        #expect(try self.pieces(of: "empty", size: 1000).isEmpty)
    }

    @Test func refusesToReadWhatIsNoFile() throws {
        try folder.write([1], to: "file")
        try link("link", to: "file")
        try fileSystem.makeDirectory(folder.path.appending("directory"))
        try #require(mkfifo(folder.path.appending("pipe").string, 0o644) == 0)
        for (name, reason) in [
            ("link", "it is a symbolic link, not a file"), ("directory", "it is a directory, not a file"),
            ("pipe", "it is a pipe, not a regular file"), ("lost", "it does not exist"),
        ] {
            let error = #expect(throws: FileSystemError.self) { try pieces(of: name, size: 10) }
            #expect(error?.description == "cannot read “\(folder.path.appending(name))”: \(reason)")
        }
    }

    @Test func removesAFileOrALinkItself() throws {
        try folder.write([1], to: "root/a/file")
        try folder.write([1], to: "outside")
        try link("root/a/link", to: "../../outside")
        let root = folder.path.appending("root")
        for name in ["a/file", "a/link", "a/lost", "lost/file"] {
            try fileSystem.remove(FilePath(name), below: root, durably: true)
        }
        #expect(try fileSystem.list(root.appending("a")) == [])
        #expect(try folder.names == ["outside", "root"])
        try fileSystem.removeDirectory("a", below: root)
        #expect(try fileSystem.list(root) == [])
    }

    @Test func removesNothingThroughALink() throws {
        try folder.write([1], to: "outside/file")
        try fileSystem.makeDirectory(folder.path.appending("root/empty"))
        try link("root/a", to: "../outside")
        let root = folder.path.appending("root")
        let error = #expect(throws: FileSystemError.self) {
            try fileSystem.remove("a/file", below: root, durably: false)
        }
        #expect(
            error?.description
                == "cannot remove “\(root)/a/file”: it lies behind a symbolic link, and nothing is removed through one")
        #expect(throws: FileSystemError.self) { try fileSystem.removeDirectory("a/file", below: root) }
        #expect(try fileSystem.list(folder.path.appending("outside")) == ["file"])
    }

    @Test func aRootMayItselfBeALink() throws {
        try folder.write([1], to: "real/a/file")
        try link("root", to: "real")
        try fileSystem.remove("a/file", below: folder.path.appending("root"), durably: false)
        #expect(try fileSystem.list(folder.path.appending("real/a")) == [])
    }

    @Test(arguments: ["../outside", "a/../../outside", "/outside", "", ".", "a/."])
    func removesNothingBesideTheRoot(_ path: String) throws {
        try folder.write([1], to: "outside")
        try fileSystem.makeDirectory(folder.path.appending("root/a"))
        let root = folder.path.appending("root")
        #expect(throws: FileSystemError.self) {
            try fileSystem.remove(FilePath(path), below: root, durably: false)
            try fileSystem.removeDirectory(FilePath(path), below: root)
        }
        #expect(try folder.names == ["outside", "root"])
    }

    @Test func takesNoDirectoryForAFileAndNoFullOneForAnEmptyOne() throws {
        try folder.write([1], to: "a/file")
        let error = #expect(throws: FileSystemError.self) {
            try fileSystem.remove("a", below: folder.path, durably: false)
        }
        #expect(error?.reason == "it is a directory, not a file")
        #expect(throws: FileSystemError(.remove, folder.path.appending("a"), .system(.directoryNotEmpty))) {
            try fileSystem.removeDirectory("a", below: folder.path)
        }
        #expect(try fileSystem.list(folder.path.appending("a")) == ["file"])
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func saysAReadOnlyFileSystem() throws {
        let disk = try #require(try SmallDisk(in: folder, kilobytes: 64))
        #expect(!fileSystem.isReadOnly(disk.path))
        try #require(try disk.makeReadOnly())
        #expect(fileSystem.isReadOnly(disk.path))
        #expect(!fileSystem.isReadOnly(folder.path.appending("lost")))
        withExtendedLifetime(disk) {}
    }

    private static let isLinux: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
}
