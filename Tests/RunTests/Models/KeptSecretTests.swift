import Domain
import FakeModelServers
import Foundation
import ProgramFixtures
import TestServer
import TestSupport
import Testing

/// A key is in no file and on no terminal, even if its server repeats it.
struct KeptSecretTests {
    /// Its characters are escaped in URLs and in JSON.
    private static let key = "lantern/key+1234=\"Zq\\7"

    private static var forms: [String] {
        let quoted = String(decoding: (try? JSONEncoder().encode(key)) ?? Data(), as: UTF8.self)
        let json = String(quoted.dropFirst().dropLast())
        let percent = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return [
            key, json, json.replacing("\\/", with: "/"), Data(key.utf8).base64EncodedString(), percent,
            percent.lowercased(),
        ]
    }

    private static let failures: [(name: String, step: ServerStep)] = [
        ("unauthorized", .json(#"{"error":{"message":"Incorrect API key provided: KEY"}}"#, status: 401)),
        ("bad request", .json(#"{"error":{"message":"no KEY","code":"KEY"},"key":"KEY"}"#, status: 400)),
        ("server error", .text("key=KEY", status: 500)),
        ("reset", .reset()), ("reset in the body", .reset(after: Array("KEY".utf8))), ("hang", .hang),
        ("redirect", .redirect(307, to: "http://127.0.0.1:1/?key=KEY")), ("garbage", .notHTTP),
        ("echo", .text("KEY")), ("html", .html()),
    ]

    /// Puts the key in the place of `KEY`, escaped as that place needs.
    private static func step(_ step: ServerStep) -> ServerStep {
        func filled(_ bytes: [UInt8], as form: String) -> [UInt8] {
            Array(String(decoding: bytes, as: UTF8.self).replacing("KEY", with: form).utf8)
        }
        switch step {
        case .reply(let status, let headers, let body):
            let isJSON = headers.contains { $0.1 == "application/json" }
            return .reply(
                status: status, headers: headers.map { ($0.0, $0.1.replacing("KEY", with: forms[4])) },
                body: filled(body, as: isJSON ? forms[1] : key))
        case .reset(let sent?): return .reset(after: filled(sent, as: key))
        default: return step
        }
    }

    @Test(arguments: failures.indices, [false, true])
    func appearsNowhere(failure: Int, isInFile: Bool) async throws {
        let step = Self.step(Self.failures[failure].step)
        let answer: ModelRun.Answer = { _ in step }
        let place = isInFile ? "{ file: key.txt }" : "{ env: LANTERN_KEY }"
        try await ModelRun.withLlama(", timeout: 1, key: \(place)", answer: answer) { testRun, server in
            try testRun.work.folder.write(Self.key + "\n", to: "key.txt")
            try testRun.work.folder.write("", to: "records/events")
            let outcome = try await testRun.run(
                "--verbose", "--no-wait", "--log-exchanges", "exchanges", "--events", "records/events", "--log",
                "records/log",
                "--log-level", "debug",
                environment: isInFile ? [:] : ["LANTERN_KEY": Self.key])
            #expect(server.requests.contains { $0[header: "Authorization"] == "Bearer \(Self.key)" })
            #expect(outcome.code == 31, "\(outcome.messages)")
            #expect(try testRun.document.planners == ["stub"])
            var traces = [("output", Array(outcome.output.utf8)), ("messages", Array(outcome.messages.utf8))]
            let files = try testRun.work.files(below: "library").map { "library/\($0)" }
            let exchanges = try testRun.work.files(below: "exchanges").map { "exchanges/\($0)" }
            #expect(exchanges.count == server.requests.count)
            #expect(files.contains("library/library.sqlite"))
            let records = try testRun.work.files(below: "records").map { "records/\($0)" }
            #expect(records == ["records/events", "records/log"])
            for name in files + exchanges + records { traces.append((name, try testRun.work.folder.read(name))) }
            for (name, bytes) in traces {
                for form in Self.forms {
                    #expect(Data(bytes).range(of: Data(form.utf8)) == nil, "\(form) in \(name)")
                }
            }
        }
    }

    /// Each form in another place; the key's letters survive every form.
    @Test(
        arguments: stride(from: 0, to: KeyForm.escapes.count + KeyForm.digits.count, by: Soak.isOn ? 1 : 5).map(\.self))
    func appearsInNoForm(number: Int) async throws {
        var random = SeededGenerator(seed: UInt64(number))
        let forms = KeyForm.escapes + KeyForm.digits
        let form = number % 2 == 0 ? forms[number] : forms[number].within(forms[(number * 7 + 3) % forms.count])
        let key = "lantern/key+1234=Zq7-Lk"
        let echo = form.encode(key, &random)
        let quoted = String(decoding: try JSONEncoder().encode("no \(echo)!"), as: UTF8.self)
        let steps: [ServerStep] = [
            .json(#"{"error": {"message": \#(quoted)}}"#, status: 400),
            .text("key=\(echo)", status: 500),
            .json(#"{"choices": [{"message": {"content": \#(quoted)}}]}"#),
            .json(#"{"choices": [{"message": {"refusal": \#(quoted)}}]}"#),
        ]
        let step = steps[number % steps.count]
        let answer: ModelRun.Answer = { _ in step }
        try await ModelRun.withLlama(", timeout: 5, key: { env: LANTERN_KEY }", answer: answer) {
            testRun, server in
            try testRun.work.folder.write("", to: "records/events")
            let outcome = try await testRun.run(
                "--verbose", "--no-wait", "--log-exchanges", "exchanges", "--events", "records/events", "--log",
                "records/log",
                "--log-level", "debug", environment: ["LANTERN_KEY": key])
            #expect(outcome.code == 31, "\(outcome.messages)")
            var traces = [("output", Array(outcome.output.utf8)), ("messages", Array(outcome.messages.utf8))]
            for folder in ["library", "exchanges", "records"] {
                for name in try testRun.work.files(below: folder) {
                    traces.append((name, try testRun.work.folder.read("\(folder)/\(name)")))
                }
            }
            #expect(traces.contains { Data($0.1).range(of: Data("‹secret›".utf8)) != nil })
            for (name, bytes) in traces {
                let depth = bytes.count > 50_000 ? 1 : 2
                #expect(!KeyTrace.isFound(key, in: bytes, depth: depth), "\(form) in \(name)")
                #expect(Data(bytes).range(of: Data(echo.utf8)) == nil, "\(form) in \(name)")
            }
        }
    }
}
