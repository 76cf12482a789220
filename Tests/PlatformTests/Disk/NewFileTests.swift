import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// Files written piece by piece.
struct NewFileTests {
    private let folder: TemporaryFolder
    private let files = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder(onDisk: true)
    }

    /// Pieces smaller and larger than the write buffer.
    @Test(arguments: [[0], [1, 2, 3], [700_000, 700_000, 5], [3, 3_000_000, 4], [1_048_576, 1]])
    func holdsItsPiecesInOrder(sizes: [Int]) throws {
        let path = folder.path.appending("file")
        try folder.write("an older and longer one", to: "file")
        let file = try files.begin(path)
        var all: [UInt8] = []
        for (number, size) in sizes.enumerated() {
            let piece = [UInt8](repeating: UInt8(number + 1), count: size)
            try file.append(piece)
            all += piece
        }
        try file.finish(durably: true)
        #expect(try files.read(path, limit: 10_000_000) == all)
    }

    @Test func saysWhichFileCouldNotBeBegun() throws {
        try folder.write("a file", to: "in-the-way")
        let path = folder.path.appending("in-the-way/file")
        #expect(throws: FileSystemError(.write, path, .system(.notDirectory))) { try files.begin(path) }
    }

    @Test func aFileSystemThatOnlyReadsMakesNone() throws {
        let path = folder.path.appending("file")
        let file = try ReadOnlyFileSystem(files).begin(path)
        try file.append([1])
        #expect(throws: FileSystemError(.write, path, .system(.readOnlyFileSystem))) {
            try file.finish(durably: false)
        }
        #expect(try folder.names.isEmpty)
    }
}
