import BackendFixtures
import Domain
import Foundation
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Backends
@testable import Generation
@testable import Platform

/// Servers and programs that repeat a key in some form, in each place where they can put text.
struct KeyFormTests {
    private enum Place: CaseIterable {
        case content, refusal, errorMessage, errorText, unreadable, redirect, coding, modelName, output, lastWords
    }

    private static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    /// For headers, which take no control characters.
    private static func header(_ text: String) -> String {
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            ? text : text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private static func step(_ echo: String, in place: Place, _ path: String) -> ServerStep {
        if path.hasPrefix("/v1/models") {
            let name = place == .modelName ? "model \(echo)" : "tiny"
            return .json(#"{"data": [{"id": \#(quoted(name))}]}"#)
        }
        guard path.hasPrefix("/v1/chat") else { return .text("no", status: 404) }
        switch place {
        case .refusal: return .json(#"{"choices": [{"message": {"refusal": \#(quoted("no \(echo)!"))}}]}"#)
        case .errorMessage: return .json(#"{"error": {"message": \#(quoted("bad key \(echo)."))}}"#, status: 400)
        case .errorText: return .text("wrong: \(echo)", status: 500)
        case .unreadable: return .text("\(echo) is no JSON")
        case .redirect: return .redirect(307, to: "http://127.0.0.1:1/\(header(echo))/x")
        case .coding: return .reply(headers: [("Content-Encoding", header(echo))], body: [1, 2])
        default: return .json(#"{"choices": [{"message": {"content": \#(quoted("It is \(echo), yes"))}}]}"#)
        }
    }

    private struct Case: Sendable {
        var echo = ""
        var place = Place.content
    }

    @Test(arguments: 0..<(Soak.isOn ? 20 : 2))
    func isMaskedInEachPlace(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed) &+ 41)
        let key = KeyForm.key(&random)
        let current = Mutex(Case())
        let server = try await ScriptedServer.start { request in
            let now = current.withLock(\.self)
            return Self.step(now.echo, in: now.place, request.path)
        }
        let machine = try TestMachine(
            environment: ["LANTERN_KEY": key, "PATH": "/usr/bin:/bin"], logsExchanges: true)
        try await machine.run { machine async throws in
            machine.backends.redactor.add(Secret(key))
            var settings = BackendSettings(name: "llama", kind: "openai", url: server.url, timeout: .seconds(20))
            settings.key = .environment("LANTERN_KEY")
            var masked = 0
            var all = KeyForm.all
            for inner in KeyForm.escapes + KeyForm.digits {
                all.append(inner.within((KeyForm.escapes + KeyForm.digits).randomElement(using: &random) ?? inner))
            }
            for form in all {
                for place in Place.allCases {
                    let echo = form.encode(key, &random)
                    current.withLock { $0 = Case(echo: echo, place: place) }
                    let program = echo.replacing("\0", with: "")
                    let used =
                        switch place {
                        case .output: Self.shell("printf '%s' \"$1\"", program)
                        case .lastWords: Self.shell("printf '%s' \"$1\" >&2; exit 3", program)
                        default: settings
                        }
                    let model = machine.model(used)
                    var texts = ["\(await model.probe())"]
                    if place == .output || place == .lastWords { texts = [] }
                    do {
                        texts.append(try await model.reply(to: .colour).text)
                    } catch {
                        texts.append("\(error)")
                    }
                    for text in texts {
                        #expect(!KeyTrace.isFound(key, in: text.utf8, depth: 3), "\(form) in \(place): \(text)")
                    }
                    if texts.joined().contains("secret") { masked += 1 }
                }
            }
            // A few texts are not quoted, for example lines that are empty after the last line end.
            #expect(masked * 10 > all.count * Place.allCases.count * 8, "\(masked)")
            let folder = machine.path.appending("exchanges")
            for name in try LocalFileSystem().list(folder) {
                let bytes = try LocalFileSystem().read(folder.appending(name), limit: 1_000_000)
                #expect(!KeyTrace.isFound(key, in: bytes, depth: 2), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
        await server.stop()
    }

    private static func shell(_ script: String, _ word: String) -> BackendSettings {
        BackendSettings(
            name: "program", kind: "command", timeout: .seconds(20),
            command: CommandLineSpec(["/bin/sh", "-c", script, "sh", word]))
    }

    @Test func theLogOfAStartedServerHasNoKey() async throws {
        let machine = try TestMachine(environment: ["PATH": "/usr/bin:/bin"])
        try await machine.run { machine async throws in
            machine.backends.redactor.add(Secret("lantern-key-1234"))
            let log = machine.path.appending("server.log")
            let script = "printf 'key lantern-'; sleep 0.1; printf 'key-1234\\nhex 6c616e7465726e2d6b65792d31323334'"
            let server = try await machine.backends.runner.startServer(
                Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"]), log: log,
                redactor: machine.backends.redactor)
            while server.isRunning { try await Task.sleep(for: .milliseconds(20)) }
            #expect(try LocalFileSystem().read(log, limit: 1000) == Array("key ‹secret›\nhex ‹secret›".utf8))
            #expect(server.logTail(lines: 2) == ["key ‹secret›", "hex ‹secret›"])
        }
    }
}
