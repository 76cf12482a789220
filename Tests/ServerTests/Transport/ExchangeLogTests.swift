import BackendFixtures
import Foundation
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Platform
@testable import Transport

struct ExchangeLogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var directory: FilePath { folder.path.appending("log") }

    private func log(_ notice: @escaping @Sendable (String) -> Void = { _ in }) -> ExchangeLog {
        ExchangeLog(directory: directory, files: LocalFileSystem(), notice: notice)
    }

    private func names() throws -> [String] { try LocalFileSystem().list(directory) }

    private func text(_ name: String) throws -> String {
        String(decoding: try folder.read("log/\(name)"), as: UTF8.self)
    }

    @Test func keepsEachExchangeInAFile() async throws {
        let body = #"{"prompt": "a fox, 1.50", "b": [1, null]}"#
        try await ScriptedServer.run([.json(#"{"ok": true}"#, status: 201)]) { server async throws in
            try await HTTPTransport.open(log: log()) {
                _ = try await $0.exchange(
                    server.request(
                        .post, query: [QueryItem("n", "1")],
                        headers: [.bearer(Secret("lantern-key")), RequestHeader("X-A", "b")],
                        body: .json(Array(body.utf8))))
            }
            #expect(try names() == ["0001-fake-201.json"])
            let text = try text("0001-fake-201.json").replacing(/"seconds": [\d.]+/, with: #""seconds": 0.007"#)
            #expect(
                text == """
                    {
                      "exchange": 1,
                      "backend": "fake",
                      "seconds": 0.007,
                      "request": {
                        "line": "POST \(server.url)/v1/models?n=1",
                        "headers": [
                          "Authorization: Bearer ‹secret›",
                          "X-A: b",
                          "Content-Type: application/json"
                        ],
                        "body": \(body)
                      },
                      "address": "127.0.0.1:\(server.port)",
                      "reply": {
                        "status": 201,
                        "headers": [
                          "Content-Type: application/json",
                          "Content-Length: 12"
                        ],
                        "body": {"ok": true}
                      }
                    }

                    """)
        }
    }

    @Test func keepsFailuresToo() async throws {
        try await ScriptedServer.run([.reset(), .hang]) { server async throws in
            try await HTTPTransport.open(log: log()) { transport async throws in
                await #expect(throws: TransportError.self) { try await transport.exchange(server.request()) }
                let task = Task { try await transport.exchange(server.request()) }
                #expect(try await server.waits { $0.requests.count == 2 })
                task.cancel()
                await #expect(throws: CancellationError.self) { try await task.value }
            }
            #expect(try names() == ["0001-fake-connection-lost.json", "0002-fake-cancelled.json"])
            #expect(
                try text("0001-fake-connection-lost.json").contains(
                    #""error": "cannot ask “\#(server.url)/v1/models”: the server reset the connection; "#))
            #expect(try text("0002-fake-cancelled.json").contains(#""error": "cancelled""#))
        }
    }

    @Test func countsOnFromEarlierRuns() async throws {
        for _ in 0..<2 {
            try await ScriptedServer.run([.text("ok"), .text("ok")]) { server async throws in
                try await HTTPTransport.open(log: log()) {
                    _ = try await $0.exchange(server.request())
                    _ = try await $0.exchange(server.request())
                }
            }
        }
        #expect(
            try names() == [
                "0001-fake-200.json", "0002-fake-200.json", "0003-fake-200.json", "0004-fake-200.json",
            ])
    }

    @Test func showsNoKeysAndNoPictures() async throws {
        let picture = Data((0..<30_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).base64EncodedString()
        let echo = Data("mira:lantern-key".utf8).base64EncodedString()
        let script: [ServerStep] = [.json(#"{"b64_json":"\#(picture)","echo":"\#(echo) lantern-key"}"#)]
        try await ScriptedServer.run(script) { server async throws in
            try await HTTPTransport.open(log: log()) {
                let reply = try await $0.exchange(
                    server.request(
                        .post, query: [QueryItem("k", "lantern-key")],
                        headers: [.basic(user: "mira", password: Secret("lantern-key"))],
                        body: .json(Array(#"{"init":"\#(picture)","key":"lantern-key"}"#.utf8))))
                #expect(reply.text.contains(picture))
            }
        }
        let text = try text("0001-fake-200.json")
        #expect(!text.contains("lantern"))
        #expect(!text.contains(echo))
        #expect(text.contains(#""init":"‹base64, 40000 characters›","key":"‹secret›""#))
        #expect(text.contains(#""b64_json":"‹base64, 40000 characters›","echo":"‹secret› ‹secret›""#))
    }

    @Test(arguments: [
        ("plain \"text\"\n", #""plain \"text\"\n""#),
        (#"{"cut": "#, #""{\"cut\": ""#),
        (#"{"a": 01}"#, #""{\"a\": 01}""#),
        (#"{"a": "\q"}"#, #""{\"a\": \"\\q\"}""#),
        ("[1.0, -2e3, \"é\", true]", "[1.0, -2e3, \"é\", true]"),
    ])
    func showsBodiesThatAreNoJSONAsText(body: String, shown: String) async throws {
        try await ScriptedServer.run([.text(body)]) { server async throws in
            try await HTTPTransport.open(log: log()) { _ = try await $0.exchange(server.request()) }
        }
        let text = try text("0001-fake-200.json")
        #expect(text.contains("\"body\": \(shown)\n"), "\(text)")
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func showsWhatIsNoTextByItsSize() async throws {
        try await ScriptedServer.run([.reply(body: [0x89, 0x50, 0xFF, 0x00])]) { server async throws in
            try await HTTPTransport.open(log: log()) { _ = try await $0.exchange(server.request()) }
        }
        #expect(try text("0001-fake-200.json").contains(#""body": "‹4 bytes that are not text›""#))
    }

    @Test func cutsLongBodies() async throws {
        let body = String(repeating: "é fox ", count: 200_000)
        try await ScriptedServer.run([.text(body)]) { server async throws in
            try await HTTPTransport.open(log: log()) { _ = try await $0.exchange(server.request()) }
        }
        let text = try text("0001-fake-200.json")
        #expect(
            text.contains(#""cut": "the first 1000000 of 1400000 bytes""#)
                || text.contains("\"cut\": \"the first 999999"))
        #expect(text.utf8.count < 1_001_000)
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func failsNoExchange() async throws {
        try folder.write("in the way", to: "log")
        let notices = Mutex<[String]>([])
        try await ScriptedServer.run([.text("a"), .text("b")]) { server async throws in
            let log = ExchangeLog(directory: directory, files: LocalFileSystem()) { notice in
                notices.withLock { $0.append(notice) }
            }
            try await HTTPTransport.open(log: log) { transport async throws in
                #expect(try await transport.exchange(server.request()).text == "a")
                #expect(try await transport.exchange(server.request()).text == "b")
            }
        }
        #expect(
            notices.withLock { $0 } == [
                "exchanges are not logged: cannot create the directory “\(directory)”: a file is in the way; move it or "
                    + "choose another directory"
            ])
    }
}
