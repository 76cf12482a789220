import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Media

@Suite struct JPEGEncoderTests {
    private let picture = Bitmap.scene(width: 120, height: 90)

    @Test func staysCloseToThePicture() throws {
        let decoded = try PictureDecoder.decode(JPEGEncoder.encode(picture, quality: 95))
        let difference = zip(decoded.bytes, picture.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        #expect(Double(difference) / Double(picture.bytes.count) < 2.5)
    }

    @Test func writesTheSameBytesEveryTime() throws {
        #expect(try JPEGEncoder.encode(picture, quality: 80) == JPEGEncoder.encode(picture, quality: 80))
    }

    @Test func leavesOutTheFourthByte() throws {
        let padded = Bitmap.scene(width: 120, height: 90, layout: .rgbx)
        #expect(try JPEGEncoder.encode(padded, quality: 80) == JPEGEncoder.encode(picture, quality: 80))
    }

    @Test func takesMoreRoomForMoreQuality() throws {
        let sizes = try [30, 60, 90].map { try JPEGEncoder.encode(picture, quality: $0).count }
        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count == 3)
    }

    @Test func carriesXMP() throws {
        let file = try JPEGEncoder.encode(picture, quality: 80, xmp: "<x:xmpmeta/>")
        let label = Array("http://ns.adobe.com/xap/1.0/".utf8)
        #expect(file.contains([0xFF, 0xE1, 0, 43] + label + [0] + Array("<x:xmpmeta/>".utf8)))
        #expect(try PictureDecoder.decode(file) == PictureDecoder.decode(JPEGEncoder.encode(picture, quality: 80)))
    }

    @Test func refusesTooMuchXMP() throws {
        _ = try JPEGEncoder.encode(picture, quality: 80, xmp: String(repeating: "x", count: 65_504))
        let error = #expect(throws: PictureError.self) {
            try JPEGEncoder.encode(picture, quality: 80, xmp: String(repeating: "x", count: 65_505))
        }
        #expect(
            error?.description == "cannot write a JPEG picture: the XMP packet has 65505 bytes, at most 65504 fit")
    }

    @Test func refusesAPictureWithoutPixels() {
        let error = #expect(throws: PictureError.self) {
            try JPEGEncoder.encode(Bitmap(width: 5, height: 0, layout: .rgb, bytes: []), quality: 80)
        }
        #expect(error?.description == "cannot write a JPEG picture: “5x0” is not from 1 to 65500 pixels a side")
    }

    @Test(.enabled(if: Program.isInstalled("jpeginfo"), "jpeginfo is not installed"))
    func jpeginfoFindsNothingWrong() throws {
        let check = try #require(Program("jpeginfo"))
        let folder = try TemporaryFolder()
        let file = try folder.write(
            JPEGEncoder.encode(picture, quality: 85, xmp: "<x:xmpmeta/>"), to: "picture.jpg")
        let result = try check.run(["-c", file.string])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("OK"))
    }
}
