import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Generation
@testable import Media
@testable import Platform

struct UprightPictureTests {
    private static let width = 640
    private static let height = 1120

    /// A library with one picture that is rotated by its EXIF orientation.
    private func library() async throws -> KeptLibrary {
        let testRun = try TestRun(
            stories: ["fox.txt": "Pim the fox lit a lantern."], size: "\(Self.width)x\(Self.height)", export: true)
        testRun.images = [
            ScriptedImageGenerator("painter") { _, request in
                let bytes = Array(repeating: UInt8(0x80), count: request.size.width * request.size.height * 3)
                let bitmap = Bitmap(
                    width: request.size.width, height: request.size.height, layout: .rgb, bytes: bytes)
                return .send(Self.turned((try? PNGEncoder.encode(bitmap)) ?? Array(repeating: 0, count: 33)))
            }
        ]
        return try await KeptLibrary(testRun)
    }

    /// The renditions are upright, also for programs that ignore EXIF.
    @Test func aPictureStandsUprightInABundleForApps() async throws {
        let kept = try await library()
        let book = try #require(try await kept.export(only: "fox").first)
        let manifest = try AppManifest(parsing: try kept.contents(book)["manifest.json"] ?? [])
        let sizes = manifest.stories[0].pages[0].pictures[0].sizes
        #expect(
            RenditionSize.allCases.map { "\(sizes[$0].width)x\(sizes[$0].height)" } == [
                "256x146", "512x293", "768x439", "1024x585",
            ])
    }

    /// Browsers rotate the picture themselves, so the reserved space has the rotated size.
    @Test func booksForReadingKeepRoomForItAsItIsShown() async throws {
        let kept = try await library()
        let reader = try #require(try await kept.export([.html], only: "fox").first)
        let bytes = try LocalFileSystem().read(reader.appending("index.html"), limit: 1 << 24)
        let document = String(decoding: bytes, as: UTF8.self)
        #expect(document.contains("width=\"\(Self.height)\" height=\"\(Self.width)\""))
        #expect(document.contains("shape-\(Self.height)x\(Self.width)"))
        let epub = try #require(try await kept.export([.epub], only: "fox").first)
        let page = try #require(try kept.contents(epub).first { $0.key.hasSuffix("fox-p0001.xhtml") })
        #expect(String(decoding: page.value, as: UTF8.self).contains("width:1024px;height:586px"))
    }

    /// The picture lies across the page, with its words below.
    @Test func aComicShowsPicturesUpright() async throws {
        let kept = try await library()
        let comic = try #require(try await kept.export([.cbz], only: "fox").first)
        let page = try PictureHeader.read(try #require(try kept.contents(comic)["p0002.png"]))
        #expect(page.width == Self.height && page.height < page.width)
        #expect(try await BundleCheck(fileSystem: LocalFileSystem(), width: 2)(comic).problems == [])
    }

    /// Inserts EXIF with a sideways orientation after the 33 bytes of signature and header.
    private static func turned(_ png: [UInt8]) -> [UInt8] {
        let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let chunk = Array("eXIf".utf8) + exif
        var file = Array(png[..<33])
        file += bigEndian(UInt32(exif.count))
        file += chunk
        file += bigEndian(crc(of: chunk))
        file += png[33...]
        return file
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: number >> shift) }
    }

    private static func crc(of bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = crc & 1 == 1
                crc >>= 1
                if isOdd { crc ^= 0xEDB8_8320 }
            }
        }
        return ~crc
    }
}
