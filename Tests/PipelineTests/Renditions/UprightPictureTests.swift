import Archives
import Bundles
import Domain
import Generators
import ImageCodecs
import TestSupport
import Testing

struct UprightPictureTests {
    /// What lies on its side and says so stands upright in every kind of book.
    @Test func aPictureStandsUprightInABundleForApps() async throws {
        let night = try TestNight(stories: ["fox.txt": "Pim the fox lit a lantern."], size: "640x1120")
        night.images = [
            ScriptedImageGenerator("painter") { _, request in
                let bytes = Array(repeating: UInt8(0x80), count: request.size.width * request.size.height * 3)
                let bitmap = Bitmap(
                    width: request.size.width, height: request.size.height, layout: .rgb, bytes: bytes)
                return .send(Self.turned((try? PNGEncoder.encode(bitmap)) ?? Array(repeating: 0, count: 33)))
            }
        ]
        let book = try #require(try await KeptLibrary(night).export(only: "fox").first)
        let manifest = try AppManifest(parsing: ZIPReader(path: book).read("manifest.json", limit: 1 << 24))
        let sizes = manifest.stories[0].pages[0].pictures[0].sizes
        #expect(
            RenditionSize.allCases.map { "\(sizes[$0].width)x\(sizes[$0].height)" } == [
                "256x146", "512x293", "768x439", "1024x585",
            ])
    }

    /// With the EXIF of a camera that was held sideways, behind the header of 33 bytes.
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
