import Foundation
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Media
@testable import Pipeline
@testable import Platform

/// A cache directory with complete and damaged pictures of other programs.
struct PictureCacheTests {
    private let folder: TemporaryFolder
    private let notices = NoticeList()
    private let recipe = SHA256Digest(of: "recipe")

    init() throws {
        folder = try TemporaryFolder()
    }

    private final class NoticeList: Sendable {
        private let list = Mutex<[String]>([])
        @Sendable func add(_ notice: String) { list.withLock { $0.append(notice) } }
        var all: [String] { list.withLock(\.self) }
    }

    private func cache(on fileSystem: any FileSystem = LocalFileSystem(), at path: FilePath? = nil) throws
        -> PictureCache?
    {
        let testRun = try TestRun()
        testRun.fileSystem = fileSystem
        return PictureCache(at: path ?? folder.path, environment: testRun.environment, post: notices.add)
    }

    private static func picture(_ seed: UInt8 = 1, side: Int = 64) throws -> GeneratedPicture {
        let bytes = (0..<side * side).flatMap {
            [UInt8(truncatingIfNeeded: $0), seed, UInt8(truncatingIfNeeded: $0 / side)]
        }
        let bitmap = Bitmap(width: side, height: side, layout: .rgb, bytes: bytes)
        let size = try #require(PixelSize(width: side, height: side))
        return GeneratedPicture(bytes: try PNGEncoder.encode(bitmap), format: .png, size: size, notes: ["a note"])
    }

    /// Stores a picture and returns the names of its two files.
    private func keep(_ picture: GeneratedPicture) async throws -> (entry: String, picture: String) {
        await (try #require(try cache())).keep(picture, madeBy: recipe, backend: "comfy")
        return ("\(recipe.hex).json", "\(SHA256Digest(of: picture.bytes).hex).png")
    }

    @Test func givesBackWhatWasKept() async throws {
        let picture = try Self.picture()
        let names = try await keep(picture)
        #expect(try folder.names == [names.entry, names.picture].sorted(), "no temporary file is left")
        let cache = try #require(try cache())
        let found = try #require(await cache.picture(madeBy: recipe))
        #expect(found.picture.bytes == picture.bytes)
        #expect((found.picture.format, found.picture.size) == (picture.format, picture.size))
        #expect(found.picture.notes.isEmpty)
        #expect(found.backend == "comfy")
        #expect(await cache.picture(madeBy: SHA256Digest(of: "another")) == nil)
        #expect(notices.all.isEmpty)
    }

    @Test func anEntrySaysWhatItsPictureIs() async throws {
        let picture = try Self.picture()
        let names = try await keep(picture)
        let text = String(decoding: try folder.read(names.entry), as: UTF8.self)
        #expect(
            text == """
                {
                  "backend" : "comfy",
                  "bytes" : \(picture.bytes.count),
                  "format" : "png",
                  "height" : 64,
                  "picture" : "\(SHA256Digest(of: picture.bytes).hex)",
                  "provenance" : "model",
                  "recipe" : "\(recipe.hex)",
                  "version" : 1,
                  "width" : 64
                }

                """)
    }

    /// Each is skipped with one notice and replaced by the next picture of the recipe.
    @Test(arguments: [
        ("entry", "", "it is not an entry of a cache"),
        ("entry", "<html>not found</html>", "it is not an entry of a cache"),
        ("entry", String(repeating: " ", count: 20_000), "it has more than 16384 bytes, the most that is read"),
        ("picture", "", "it is not the file that its entry describes"),
        ("picture", "half of it", "it is not the file that its entry describes"),
    ])
    func passesOverADamagedFile(_ file: String, _ content: String, _ problem: String) async throws {
        let picture = try Self.picture()
        let names = try await keep(picture)
        let name = file == "entry" ? names.entry : names.picture
        try folder.write(content, to: name)
        let cache = try #require(try cache())
        for _ in 0..<3 { #expect(await cache.picture(madeBy: recipe) == nil) }
        #expect(
            notices.all == [
                "the cache “\(folder.path)” has unusable entries, such as “\(name)”: \(problem); "
                    + "their pictures are redrawn"
            ])
        await cache.keep(picture, madeBy: recipe, backend: "comfy")
        #expect(await cache.picture(madeBy: recipe)?.picture.bytes == picture.bytes)
    }

    @Test(arguments: [
        ("\"version\" : 1", "\"version\" : 2", "it is of version 2, and 1 is known"),
        ("\"provenance\" : \"model\"", "\"provenance\" : \"stub\"", "its picture is no model's"),
        ("\"provenance\" : \"model\"", "\"provenance\" : \"placeholder\"", "its picture is no model's"),
        ("\"width\" : 64", "\"width\" : 63", "63x64 is not the size of a picture"),
        ("\"width\" : 64", "\"width\" : 65", "it is not the picture that its entry describes"),
        ("\"format\" : \"png\"", "\"format\" : \"jpeg\"", "its picture is not there"),
        ("\"format\" : \"png\"", "\"format\" : \"gif\"", "it is not an entry of a cache"),
        ("\"backend\" : \"comfy\"", "\"backend\" : \"\"", "“backend” is not a name"),
        ("\"backend\" : \"comfy\"", "\"backend\" : \"\\u001b[2J\"", "“backend” is not a name"),
    ])
    func passesOverAnEntryThatIsNotSo(_ old: String, _ new: String, _ problem: String) async throws {
        let names = try await keep(try Self.picture())
        let text = String(decoding: try folder.read(names.entry), as: UTF8.self)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: names.entry)
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: recipe) == nil)
        #expect(try #require(notices.all.first).contains(": \(problem); "), "\(notices.all)")
    }

    @Test(arguments: ["-1", "0", "64000001", "9223372036854775807"])
    func takesNoMemoryForALengthThatCannotBe(_ length: String) async throws {
        let names = try await keep(try Self.picture())
        let text = String(decoding: try folder.read(names.entry), as: UTF8.self)
        try folder.write(text.replacing(/"bytes" : \d+/, with: "\"bytes\" : \(length)"), to: names.entry)
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: recipe) == nil)
        #expect(
            try #require(notices.all.first).contains(": \(length) bytes is not the length of a picture's file; "),
            "\(notices.all)")
    }

    @Test func anEntryOfAnotherRecipeIsNone() async throws {
        let names = try await keep(try Self.picture())
        let other = SHA256Digest(of: "other")
        try folder.write(try folder.read(names.entry), to: "\(other.hex).json")
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: other) == nil)
        #expect(try #require(notices.all.first).contains("it says that it is of another recipe"))
    }

    /// The digest is correct, but it is not a picture.
    @Test(arguments: ["not a picture", "\u{89}PNG", ""])
    func whatIsNoPictureIsNone(_ content: String) async throws {
        var bytes = Array(content.utf8)
        if content.isEmpty { bytes = Array(try Self.picture().bytes.dropLast(40)) }
        let size = try #require(PixelSize(width: 64, height: 64))
        _ = try await keep(GeneratedPicture(bytes: bytes, format: .png, size: size))
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: recipe) == nil)
        #expect(notices.all.count == 1)
    }

    @Test(arguments: ["entry", "picture"])
    func followsNoLink(_ file: String) async throws {
        let names = try await keep(try Self.picture())
        let outside = try TemporaryFolder()
        let name = file == "entry" ? names.entry : names.picture
        try outside.write(try folder.read(name), to: name)
        let path = folder.path.appending(name).string
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: outside.path.appending(name).string)
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: recipe) == nil)
        #expect(try #require(notices.all.first).contains("“\(name)”: it is a symbolic link, not a file; "))
        let before = try outside.read(name)
        await cache.keep(try Self.picture(2), madeBy: recipe, backend: "comfy")
        await cache.keep(try Self.picture(), madeBy: recipe, backend: "comfy")
        #expect(try outside.read(name) == before, "the link is replaced, and its target is unchanged")
        #expect(await cache.picture(madeBy: recipe)?.picture.bytes == (try Self.picture().bytes))
    }

    @Test func aDirectoryWhereAFileShouldBeIsPassedOver() async throws {
        try FileManager.default.createDirectory(
            atPath: folder.path.appending("\(recipe.hex).json").string, withIntermediateDirectories: true)
        let cache = try #require(try cache())
        #expect(await cache.picture(madeBy: recipe) == nil)
        #expect(try #require(notices.all.first).contains("it is a directory, not a file"))
    }

    @Test func saysThatThereIsNoDirectory() throws {
        let missing = folder.path.appending("share")
        #expect(try cache(at: missing) == nil)
        try folder.write("file", to: "file")
        #expect(try cache(at: folder.path.appending("file")) == nil)
        #expect(
            notices.all == [
                "the cache “\(missing)” is not used: it does not exist; make the directory, or mount the share that it "
                    + "is on",
                "the cache “\(folder.path)/file” is not used: it is not a directory; name one with --cache",
            ])
        #expect(try folder.names == ["file"], "and makes none")
    }

    /// As by two runs on two machines.
    @Test func isWrittenByTwoAtOnce() async throws {
        let caches = [try #require(try cache()), try #require(try cache())]
        let pictures = try (0..<6).map { try Self.picture(UInt8($0)) }
        let recipes = (0..<40).map { SHA256Digest(of: "recipe \($0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, cache) in caches.enumerated() {
                for (number, recipe) in recipes.enumerated() {
                    // Models do not draw the same picture twice.
                    let picture = pictures[(number + index) % pictures.count]
                    group.addTask {
                        await cache.keep(picture, madeBy: recipe, backend: "model \(index)")
                        let found = try #require(await cache.picture(madeBy: recipe))
                        #expect(pictures.contains { $0.bytes == found.picture.bytes })
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(notices.all.isEmpty)
        #expect(try folder.names.count == recipes.count + pictures.count)
    }

    @Test(arguments: [UnreliableFileSystem.Fault.rename, .write])
    func givesUpWritingWithOneNotice(fault: UnreliableFileSystem.Fault) async throws {
        _ = try await keep(try Self.picture())
        let before = try folder.names
        let disk = UnreliableFileSystem(fault)
        let cache = try #require(try cache(on: disk))
        for number in 0..<3 {
            await cache.keep(try Self.picture(9), madeBy: SHA256Digest(of: "\(number)"), backend: "comfy")
        }
        #expect(notices.all.count == 1)
        #expect(
            try #require(notices.all.first).hasPrefix(
                "nothing more is put into the cache “\(folder.path)” in this run: cannot \(fault.rawValue) “"))
        #expect(disk.faults == 1, "it is not tried again")
        #expect(try folder.names == before, "nothing is left of it")
        #expect(await cache.picture(madeBy: recipe) != nil, "existing entries are still used")
    }

    @Test func givesUpReadingWithOneNotice() async throws {
        _ = try await keep(try Self.picture())
        let disk = UnreliableFileSystem(.read)
        let cache = try #require(try cache(on: disk))
        for _ in 0..<3 { #expect(await cache.picture(madeBy: recipe) == nil) }
        #expect(
            notices.all == [
                "the cache “\(folder.path)” is not read any more in this run: cannot read "
                    + "“\(folder.path)/\(recipe.hex).json”: \(Errno.ioError)"
            ])
        #expect(disk.faults == 1)
    }
}
