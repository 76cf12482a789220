import BackendFixtures
import TestServer
import Testing

@testable import Platform
@testable import Transport

struct ExchangeTests {
    @Test func bringsTheReplyWhateverItsStatus() async throws {
        let script: [ServerStep] = [
            .json(#"{"ok":true}"#), .json(#"{"error":"no"}"#, status: 404), .html(status: 503), .reply(status: 204),
            .reply(status: 304),
        ]
        try await ScriptedServer.run(script) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let first = try await transport.exchange(server.request())
                #expect(first.status == 200)
                #expect(first.text == #"{"ok":true}"#)
                #expect(first.headers["content-type"] == "application/json")
                #expect(first.headers["CONTENT-TYPE"] == "application/json")
                #expect(first.headers["nothing"] == nil)
                #expect(first.address == "127.0.0.1:\(server.port)")
                #expect((0..<10_000).contains(first.milliseconds))
                var statuses: [Int] = []
                for _ in 0..<4 { statuses.append(try await transport.exchange(server.request()).status) }
                #expect(statuses == [404, 503, 204, 304])
            }
        }
    }

    @Test func sendsWhatItIsGiven() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let name = "a/b c?.."
                _ = try await transport.exchange(
                    server.request(
                        .post, "models/\(name):generate", query: [QueryItem("q", "a&b=ü +"), QueryItem("n", "1")],
                        headers: [RequestHeader("X-Lantern", "lit"), .basic(user: "mira", password: Secret("fox"))],
                        body: .json(Array("{}".utf8))))
            }
            let seen = try #require(server.requests.first)
            #expect(seen.method == "POST")
            #expect(seen.path == "/models/a%2Fb%20c%3F..:generate?q=a%26b%3D%C3%BC%20%2B&n=1")
            #expect(seen[header: "host"] == "127.0.0.1:\(server.port)")
            #expect(seen[header: "x-lantern"] == "lit")
            #expect(seen[header: "authorization"] == "Basic bWlyYTpmb3g=")
            #expect(seen[header: "content-type"] == "application/json")
            #expect(seen[header: "content-length"] == "2")
            #expect(seen[header: "accept-encoding"] == "identity")
            #expect(seen[header: "user-agent"] == "nightpress")
            #expect(seen.text == "{}")
        }
    }

    @Test func sendsLargeBodies() async throws {
        let body = [UInt8](repeating: 0x61, count: 5_000_000)
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                _ = try await transport.exchange(server.request(.post, body: .json(body)))
            }
            #expect(server.requests.first?.body.count == body.count)
        }
    }

    @Test func asksForHeadersAlone() async throws {
        try await ScriptedServer.run([.text("twelve bytes"), .text("next")]) { server async throws in
            try await HTTPTransport.open { transport async throws in
                let head = try await transport.exchange(
                    server.request(.head, limits: RequestLimits(replyBytes: 4)))
                #expect(head.headers["content-length"] == "12")
                #expect(head.body.isEmpty)
                #expect(try await transport.exchange(server.request()).text == "next")
            }
        }
    }

    @Test(arguments: ["127.0.0.1", "::1"])
    func keepsConnections(host: String) async throws {
        try await ScriptedServer.run(Array(repeating: .text("ok"), count: 20), host: host) { server async throws in
            try await HTTPTransport.open { transport async throws in
                for _ in 0..<20 { _ = try await transport.exchange(server.request()) }
            }
            #expect(server.requests.count == 20)
            #expect(server.connectionCount == 1)
        }
    }

    @Test func asksSeveralAtOnce() async throws {
        try await ScriptedServer.run(Array(repeating: .after(.milliseconds(500), .text("ok")), count: 20)) {
            server async throws in
            try await HTTPTransport.open { transport async throws in
                let start = ContinuousClock.now
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<20 { group.addTask { _ = try await transport.exchange(server.request()) } }
                    try await group.waitForAll()
                }
                #expect(ContinuousClock.now.secondsSince(start) < 0.5 + secondsOfSlack)
            }
        }
    }

    @Test func addsLittleTime() async throws {
        try await ScriptedServer.run(Array(repeating: .json("{}"), count: 201)) { server async throws in
            try await HTTPTransport.open { transport async throws in
                _ = try await transport.exchange(server.request())
                var times: [Double] = []
                for _ in 0..<200 {
                    let start = ContinuousClock.now
                    _ = try await transport.exchange(server.request(.post, body: .json(Array("{}".utf8))))
                    times.append(ContinuousClock.now.secondsSince(start) * 1000)
                }
                times.sort()
                print("exchange with a server that answers at once: \(times[100]) ms (median of 200)")
                // Half of them may have had to wait for other tests.
                #expect(times[40] <= 5)
            }
        }
    }

    @Test func askNothingAfterTheEnd() async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let transport = HTTPTransport()
            await transport.shutdown()
            let error = await #expect(throws: TransportError.self) { try await transport.exchange(server.request()) }
            #expect(error?.cause == .shutDown)
            await transport.shutdown()
        }
    }

    @Test func severalMayWaitForTheEnd() async throws {
        try await ScriptedServer.run([.hang]) { server async throws in
            let transport = HTTPTransport()
            let task = Task { try await transport.exchange(server.request()) }
            #expect(try await server.waits { $0.requests.count == 1 })
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { await transport.shutdown() } }
            }
            await #expect(throws: TransportError.self) { try await task.value }
        }
    }

    @Test func endsWhatIsUnderWayAtTheEnd() async throws {
        try await ScriptedServer.run([.hang]) { server async throws in
            let transport = HTTPTransport()
            let task = Task { try await transport.exchange(server.request()) }
            #expect(try await server.waits { $0.requests.count == 1 })
            await transport.shutdown()
            let error = await #expect(throws: TransportError.self) { try await task.value }
            #expect(error?.cause == .shutDown)
        }
    }

    @Test(arguments: [
        (RequestHeader("Host", "elsewhere.example"), "the header “Host” is set by the program itself"),
        (RequestHeader("content-length", "3"), "the header “content-length” is set by the program itself"),
        (RequestHeader("a b", "c"), "“a b” is not a valid header name"),
        (RequestHeader("", "c"), "“” is not a valid header name"),
        (RequestHeader("X-A", "b\r\nX-C: d"), "the header “X-A” has a control character in its value"),
        (.bearer(Secret("lantern\nkey")), "the header “Authorization” has a control character in its value"),
    ])
    func sendsNoHeadersThatMeanSomethingElse(header: RequestHeader, reason: String) async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(server.request(headers: [header])) }
            }
            #expect(error?.cause == .unsendable(reason: reason))
            #expect(server.connectionCount == 0)
        }
    }

    @Test(arguments: ["..", ".", "", "a\nb"])
    func leadsNowhereElse(part: String) async throws {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(server.request(.get, "a/\(part)/b")) }
            }
            #expect(error?.cause == .unsendable(reason: "“\(part)” cannot be a part of a path"))
            #expect(server.connectionCount == 0)
        }
    }
}
