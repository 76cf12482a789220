import BackendFixtures
import FakeModelServers
import Foundation
import SystemPackage
import TestServer
import Testing

@testable import Generation
@testable import Platform

/// A key goes only to its server, even if that server repeats it.
struct SecretTests {
    private static let key = "lantern-key-1234"

    /// Everything that the backend shows or logs.
    private func traces(of subject: Subject, _ situation: Situation, step: ServerStep?) async throws -> [String] {
        let machine = try TestMachine(environment: ["LANTERN_KEY": Self.key], logsExchanges: true)
        return try await Stage.set(
            subject.configured { $0.key = .environment("LANTERN_KEY") }, situation, step: step,
            timeout: .milliseconds(400), machine: machine
        ) { stage async throws in
            var traces = ["\(await stage.model.probe())"]
            do {
                traces.append("\(try await stage.model.reply(to: .colour))")
            } catch {
                traces += ["\(error)", String(reflecting: error)]
            }
            var dumped = ""
            dump(stage.model, to: &dumped)
            traces.append(dumped)
            let sent = stage.server.requests.contains { $0[header: subject.keyHeader]?.hasSuffix(Self.key) == true }
            #expect(sent)
            let folder = machine.path.appending("exchanges")
            let names = try LocalFileSystem().list(folder)
            #expect(names.count == stage.server.requests.count)
            for name in names {
                traces.append(name)
                traces.append(
                    String(
                        decoding: try LocalFileSystem().read(folder.appending(name), limit: 1_000_000), as: UTF8.self))
            }
            return traces + machine.notices.all
        }
    }

    private static let failures: [(Situation, ServerStep?)] = [
        (.answering("{}"), nil), (.wantingAnotherKey, nil), (.lackingTheModel, nil), (.overflowing, nil),
        (.busy(seconds: 7), nil), (.hanging, nil),
        (.answering("{}"), .json(#"{"error":{"message":"Incorrect API key provided: \#(key)."}}"#, status: 401)),
        (.answering("{}"), .text("key=\(key)", status: 500)), (.answering("{}"), .text(key)),
        (.answering(key), nil), (.answering("{}"), .redirect(307, to: "http://127.0.0.1:1/?key=\(key)")),
        (
            .answering("{}"),
            .reply(status: 429, headers: [("Retry-After", key), ("X-Key", key)], body: Array("[\(key)]".utf8))
        ),
    ]

    @Test(arguments: Subject.all, failures.indices)
    func appearsNowhere(subject: Subject, failure: Int) async throws {
        let (situation, step) = Self.failures[failure]
        for trace in try await traces(of: subject, situation, step: step) {
            #expect(!trace.contains(Self.key), "\(trace)")
            #expect(!trace.contains(Data(Self.key.utf8).base64EncodedString()), "\(trace)")
        }
    }

    @Test func isNotGivenToPrograms() async throws {
        let machine = try TestMachine(
            environment: ["LANTERN_KEY": Self.key, "PATH": "/usr/bin", "LANG": "C"], keyVariables: ["LANTERN_KEY"])
        try await machine.run { machine async throws in
            let model = machine.model(
                BackendSettings(name: "program", kind: "command", command: [TestMachine.program.string, "environment"]))
            #expect(try await model.reply(to: .colour).text == "LANG PATH")
        }
    }

    @Test func saysWhereAKeyIsMissing() async throws {
        let machine = try TestMachine()
        let subject = Subject.openAI.configured { $0.key = .environment("LANTERN_KEY") }
        try await Stage.set(subject, machine: machine) {
            stage async throws in
            let failure = try await stage.failure()
            #expect(
                failure.reason
                    == "cannot take the key from the environment variable “LANTERN_KEY”: it is not set; export it with "
                    + "the key as its value")
            #expect(stage.server.requests.isEmpty)
        }
    }
}
