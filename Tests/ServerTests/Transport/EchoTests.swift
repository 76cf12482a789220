import BackendFixtures
import Foundation
import TestServer
import Testing

@testable import Platform
@testable import Transport

/// Servers whose replies repeat the secrets of requests.
struct EchoTests {
    private static let key = #"lantern/"key+é1234"#

    private func reply(_ header: RequestHeader, _ step: ServerStep) async throws -> HTTPReply {
        try await ScriptedServer.run([step]) { server async throws in
            try await HTTPTransport.open { try await $0.exchange(server.request(headers: [header])) }
        }
    }

    private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    @Test(arguments: [
        key, "Bearer \(key)", #"lantern\/\"key+é1234"#, #"lantern/\"key+é1234"#, "lantern%2F%22key%2B%C3%A91234",
        base64(key), base64("mira:\(key)"), base64("a\(key)b"), base64("ab\(key)c"),
        base64(key).replacing("+", with: "-").replacing("/", with: "_"),
    ])
    func areMaskedInTheBody(echo: String) async throws {
        let reply = try await reply(.bearer(Secret(Self.key)), .json(#"{"error":"invalid key <\#(echo)>"}"#))
        #expect(reply.text.contains("‹secret›"), "\(reply.text)")
        for part in ["lantern", "key", Self.base64("ntern/"), Self.base64("antern"), Self.base64("lanter")] {
            #expect(!reply.text.dropFirst(22).contains(part), "\(reply.text)")
        }
    }

    @Test func areMaskedInTheHeaders() async throws {
        let header = RequestHeader.basic(user: "mira", password: Secret("lantern-key"))
        let echo = Self.base64("mira:lantern-key")
        let reply = try await reply(header, .reply(headers: [("X-Echo", "Basic \(echo)"), ("X-Key", "lantern-key")]))
        #expect(reply.headers["x-echo"] == "Basic ‹secret›")
        #expect(reply.headers["x-key"] == "‹secret›")
    }

    @Test func areMaskedInErrors() async throws {
        let error = try await failure(
            of: .redirect(307, to: "/lantern-key/x"), headers: [.bearer(Secret("lantern-key"))])
        guard case .redirectRefused(let target, _) = error.cause else {
            Issue.record("\(String(describing: error.cause))")
            return
        }
        #expect(target.hasSuffix("/‹secret›/x"))
    }

    @Test func shortKeysAreMaskedWhereTheyStandAlone() async throws {
        let reply = try await reply(
            .basic(user: "mira", password: Secret("fox")), .text(#"the foxes say "fox", fox. bWlyYTpmb3g= prefox"#))
        #expect(reply.text == #"the foxes say "‹secret›", ‹secret›. ‹secret› prefox"#)
    }

    /// A short key can occur in Base64 by chance.
    @Test func picturesInJSONKeepTheirBytes() async throws {
        struct Answer: Decodable {
            var b64Json: String
            var note: String
        }
        let magic: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
        for key in ["Ab3", "/Ab3/", "fox+fox/fox1"] {
            let encoded = Data(magic).base64EncodedString() + "/" + key.replacing("+", with: "/") + "/"
            let digits = key + String(repeating: "A", count: 120 - (key.utf8.count + encoded.utf8.count) % 4)
            let picture = encoded + digits
            let body = #"{"b64_json":"\#(picture)","note":"\#(key)"}"#
            let reply = try await reply(.bearer(Secret(key)), .json(body))
            #expect(reply.body == Array(body.utf8))
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            let answer = try decoder.decode(Answer.self, from: Data(reply.json(keepsPictures: true)))
            #expect(answer.b64Json == picture)
            #expect(Data(base64Encoded: answer.b64Json)?.starts(with: magic) == true)
            #expect(answer.note == "‹secret›")
        }
    }

    @Test func otherBytesStayAsTheyAre() async throws {
        let picture = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
        let reply = try await reply(
            .bearer(Secret("lantern-key")), .reply(headers: [("Content-Type", "image/png")], body: picture))
        #expect(reply.body == picture)
    }

    @Test func largeRepliesAreSearchedToTheEnd() async throws {
        let body = Array(repeating: UInt8(ascii: "l"), count: 100_000) + Data(count: 1_800_000).base64EncodedData()
        let reply = try await reply(
            .bearer(Secret("lantern-key")), .reply(body: body + Array("lantern-key".utf8)))
        #expect(reply.body == body + Array("lantern-key".utf8))
        let text = reply.text
        #expect(text.utf8.count == body.count + "‹secret›".utf8.count)
        #expect(text.hasSuffix("‹secret›"))
    }
}
