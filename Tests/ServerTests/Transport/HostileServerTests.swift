import BackendFixtures
import Foundation
import TestServer
import Testing

@testable import Transport

struct HostileServerTests {
    @Test(
        arguments: [
            (.reset(), .connectionLost(.reset)),
            (.reset(after: Array("abc".utf8)), .connectionLost(.reset)),
            (.raw([]), .connectionLost(.closedBeforeReply)),
            (.raw(Array("HTTP/1.1 200 OK\r\nContent-".utf8)), .connectionLost(.closedBeforeReply)),
            (
                .closeEarly(sent: Array("abc".utf8), announced: 10),
                .connectionLost(.closedEarly(received: 3, announced: 10))
            ),
            (
                .raw(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n".utf8)),
                .connectionLost(.closedEarly(received: 3, announced: nil))
            ),
            (.badGzip, .unreadableReply(.compressed(coding: "gzip"))),
            (.garbageForChunks, .unreadableReply(.notHTTP(reason: "a chunk of it has no valid size"))),
            (.notHTTP, .unreadableReply(.notHTTP(reason: "it does not begin with HTTP/1.0 or HTTP/1.1"))),
            (
                .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n".utf8)),
                .unreadableReply(.notHTTP(reason: "its length is not valid"))
            ),
            (
                .raw(Array("HTTP/1.1 200 OK\r\nBad Header\u{1}: x\r\n\r\n".utf8)),
                .unreadableReply(.notHTTP(reason: "a header of it is not valid"))
            ),
        ] as [(ServerStep, TransportError.Cause)])
    func endsWithWhatWentWrong(step: ServerStep, cause: TransportError.Cause) async throws {
        let failure = try await failure(of: step)
        #expect(failure.cause == cause)
        #expect(failure.seconds < secondsOfSlack)
    }

    @Test(arguments: [64_001, 100_000, 3_000_000])
    func takesHeadersOfLimitedSize(size: Int) async throws {
        let fields = size / 50_000 + 1
        let headers = (0..<fields).map { ("X-\($0)", String(repeating: "h", count: size / fields)) }
        let failure = try await failure(of: .reply(headers: headers))
        #expect(failure.cause == .unreadableReply(.headersTooLarge(limit: 64_000)))
    }

    /// A reply that never begins.
    @Test(arguments: ["HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n"])
    func endsRepliesThatHaveOnlyInterimHeads(head: String) async throws {
        let bytes = Array(String(repeating: head, count: 70_000 / head.utf8.count).utf8)
        let failure = try await failure(of: .raw(bytes, thenClose: false))
        #expect(failure.cause == .unreadableReply(.headersTooLarge(limit: 64_000)))
    }

    @Test func endsHeadersThatBreakOff() async throws {
        let failure = try await failure(
            of: .raw(Array("HTTP/1.1 200 OK\r\nX-A: 1\r\n".utf8), thenClose: false),
            limits: RequestLimits(total: .milliseconds(300)))
        #expect(failure.cause == .timedOut(.waiting, after: .milliseconds(300)))
    }

    @Test func readsTheReplyBehindInterimHeads() async throws {
        let reply = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Made\r\nContent-Length: 2\r\nX-A:  b c \r\n\r\nok"
        try await ScriptedServer.run([.raw(Array(reply.utf8))]) { server async throws in
            let reply = try await HTTPTransport.open { try await $0.exchange(server.request()) }
            #expect((reply.status, reply.text, reply.headers["x-a"]) == (201, "ok", "b c"))
        }
    }

    @Test(arguments: [true, false])
    func readsNoMoreThanAllowed(announced: Bool) async throws {
        let before = Self.peakMegabytes
        let limits = RequestLimits(replyBytes: 1_000_000)
        let failure = try await failure(of: .huge(bytes: 1_000_000_000, announced: announced), limits: limits)
        #expect(failure.cause == .replyTooLarge(limit: 1_000_000))
        if let before, let after = Self.peakMegabytes {
            print("a reply of 1 GB, announced: \(announced): \(after - before) MB more at peak, \(failure.seconds) s")
            #expect(after - before < 300)
        }
    }

    @Test func doesNotWaitForWhatIsAnnouncedTooLarge() async throws {
        let failure = try await failure(
            of: .hangInBody(sent: [], announced: 1_000_001), limits: RequestLimits(replyBytes: 1_000_000))
        #expect(failure.cause == .replyTooLarge(limit: 1_000_000))
        #expect(failure.seconds < secondsOfSlack)
    }

    @Test func closesTheConnectionToWhoSendsTooMuch() async throws {
        try await ScriptedServer.run([.huge(bytes: 1_000_000_000), .text("ok")]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                await #expect(throws: TransportError.self) { try await transport.exchange(server.request()) }
                #expect(try await server.waits { $0.isClosed(connection: 1) })
                #expect(try await transport.exchange(server.request()).text == "ok")
            }
        }
    }

    @Test func takesExactlyWhatIsAllowed() async throws {
        let limits = RequestLimits(replyBytes: 200_000)
        for announced in [true, false] {
            try await ScriptedServer.run([.huge(bytes: 200_000, announced: announced)]) { server async throws in
                let reply = try await HTTPTransport.open { try await $0.exchange(server.request(limits: limits)) }
                #expect(reply.body.count == 200_000)
            }
            let failure = try await failure(of: .huge(bytes: 200_001, announced: announced), limits: limits)
            #expect(failure.cause == .replyTooLarge(limit: 200_000))
        }
    }

    @Test func sendsNothingInTheClearToWhoShouldEncrypt() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let endpoint = try Endpoint("https://127.0.0.1:\(server.port)")
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open {
                    _ = try await $0.exchange(HTTPRequest(.get, "v1", of: endpoint, backend: "fake"))
                }
            }
            #expect(error?.cause == .tls(reason: "it does not speak TLS"))
        }
    }

    /// Of this process; nil where the system does not say.
    private static var peakMegabytes: Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 }
    }
}
