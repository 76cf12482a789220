import FakeImageServers
import Foundation
import ProgramFixtures
import TestServer
import TestSupport
import Testing

/// Servers that send something other than a picture, or too much data.
struct HostilePictureServerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var situation: ImageSituation
        var timeout = 60
        var outcome = "bad-picture"
        /// The message for each attempt.
        var message: String
        /// Whether the reply is a usable picture.
        var isPicture = false
    }

    private static let whole = FakePicture.png(width: 128, height: 192, seed: 5)

    private static let cases = [
        Case(
            testDescription: "1 GB", situation: .playing(.huge(bytes: 1_000_000_000)), outcome: "transient",
            message: "its reply has more than 64000000 bytes"),
        Case(
            testDescription: "1 GB, unannounced", situation: .playing(.huge(bytes: 1_000_000_000, announced: false)),
            outcome: "transient", message: "its reply has more than 64000000 bytes"),
        Case(
            testDescription: "a bomb of 60000 by 60000 pixels", situation: .sending(bomb(side: 60_000)),
            message: "60000x60000"),
        Case(
            testDescription: "a bomb of the right size", situation: .sending(bomb(width: 128, height: 192)),
            message: "it is damaged"),
        Case(
            testDescription: "half a PNG", situation: .sending(Array(whole.prefix(whole.count / 2))),
            message: "it is damaged"),
        Case(
            testDescription: "SVG", situation: .sending(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)),
            message: "it is SVG, not a PNG or JPEG picture"),
        Case(
            testDescription: "HTML", situation: .sending(Array("<!doctype html><html><body>No</body></html>".utf8)),
            message: "it is HTML, not a PNG or JPEG picture"),
        Case(
            testDescription: "black",
            situation: .sending(FakePicture.oneColour(0, 0, 0, width: 128, height: 192)), outcome: "refused",
            message: "all black"),
        Case(testDescription: "silence", situation: .hanging, timeout: 1, outcome: "transient", message: "within 1 s"),
        Case(
            testDescription: "a JPEG, whatever it is called",
            situation: .sending(FakePicture.jpeg(width: 128, height: 192, seed: 5)), message: "", isPicture: true),
    ]

    @Test(arguments: cases)
    func costsABoundedTimeAndMemory(_ hostile: Case) async throws {
        let product = FakeSDServer()
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in hostile.situation }
        try await PictureRun.serving(product, in: situation) { server in
            let testRun = try PictureRun([
                ("sd", "kind: openai, url: \"\(server.url)\", timeout: \(hostile.timeout)")
            ])
            let outcome = try await testRun.run(
                "--quiet", "--no-wait", through: ["/bin/sh", "-c", "ulimit -v 2000000; exec \"$@\"", "sh"])
            #expect(outcome.code == (hostile.isPicture ? 0 : 31), "\(outcome.messages)")
            let page = try #require(try testRun.document.pages.first)
            #expect(page.status == (hostile.isPicture ? "ready" : "placeholder"))
            #expect(!page.attempts.isEmpty)
            for attempt in page.attempts where !hostile.isPicture {
                #expect(attempt.outcome == hostile.outcome, "\(attempt.message ?? "")")
                #expect(attempt.message?.contains(hostile.message) == true, "\(attempt.message ?? "")")
            }
            #expect(page.attempts.count <= 20)
        }
    }

    private static func bomb(side: Int) -> [UInt8] { bomb(width: side, height: side) }

    /// A PNG header for that size, with only a few bytes of pixels.
    private static func bomb(width: Int, height: Int) -> [UInt8] {
        var header = Array("IHDR".utf8)
        for side in [width, height] { header += bigEndian(UInt32(side)) }
        header += whole[24..<29]
        return Array(whole.prefix(12)) + header + bigEndian(checksum(header)) + whole[33...].prefix(60)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - UInt32($0) * 8)) }
    }

    /// CRC-32 as in PNG (ISO 3309).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }
}
