import BackendFixtures
import Foundation
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Platform
@testable import Transport

struct KeySourceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func secret(_ source: KeySource, environment: [String: String] = [:]) throws -> (Secret, [String]) {
        var notices: [String] = []
        let secret = try source.secret(environment: environment, files: LocalFileSystem()) { notices.append($0) }
        return (secret, notices)
    }

    /// What a server gets to see of a key.
    private func sent(_ secret: Secret) async throws -> String? {
        try await ScriptedServer.run([.text("ok")]) { server async throws in
            try await HTTPTransport.open { _ = try await $0.exchange(server.request(headers: [.bearer(secret)])) }
            return server.requests.first?[header: "authorization"]
        }
    }

    @Test func readsAnEnvironmentVariable() async throws {
        let (secret, notices) = try secret(.environment("LANTERN_KEY"), environment: ["LANTERN_KEY": "abc-123"])
        #expect(try await sent(secret) == "Bearer abc-123")
        #expect(notices.isEmpty)
    }

    @Test(arguments: ["abc-123", "abc-123\n", "abc-123\r\n"])
    func readsAFileWithoutItsLineEnd(content: String) async throws {
        let path = try folder.write(content, to: "key")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path.string)
        let (secret, notices) = try secret(.file(path))
        #expect(try await sent(secret) == "Bearer abc-123")
        #expect(notices.isEmpty)
    }

    @Test(arguments: [0o640, 0o604, 0o644])
    func noticesAFileThatOthersCanRead(mode: Int) throws {
        let path = try folder.write("abc-123", to: "key")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.string)
        let (_, notices) = try secret(.file(path))
        #expect(notices == ["the key file “\(path)” can be read by other users of this machine; chmod 600 it"])
    }

    @Test(arguments: [
        ("", "it is empty"),
        ("\n", "it is empty"),
        ("lantern\nkey", "it has more than one line"),
        ("lantern\n\n", "it has more than one line"),
        ("lantern\rkey", "it has more than one line"),
        ("lantern\u{1B}key", "it has a control character in it"),
        ("lantern\u{0}", "it has a control character in it"),
        ("lantern\u{7F}", "it has a control character in it"),
    ])
    func refusesWhatIsNoKey(content: String, reason: String) throws {
        let path = try folder.write(content, to: "key")
        let fromFile = #expect(throws: KeyError.self) { try secret(.file(path)) }
        #expect(
            fromFile?.description
                == "cannot take the key from the file “\(path)”: \(reason); put the key into it, alone on one line")
        let fromVariable = #expect(throws: KeyError.self) { try secret(.environment("K"), environment: ["K": content]) }
        #expect(
            fromVariable?.description
                == "cannot take the key from the environment variable “K”: \(reason); export it with the key as its value"
        )
    }

    @Test func refusesBytesThatAreNoText() throws {
        let path = try folder.write([0x61, 0xFF], to: "key")
        let error = #expect(throws: KeyError.self) { try secret(.file(path)) }
        #expect(error?.cause == .notText)
    }

    @Test func saysWhatIsMissing() {
        let variable = #expect(throws: KeyError.self) { try secret(.environment("LANTERN_KEY")) }
        #expect(
            variable?.description
                == "cannot take the key from the environment variable “LANTERN_KEY”: it is not set; export it with the "
                + "key as its value")
        let file = #expect(throws: KeyError.self) { try secret(.file("/nowhere/key")) }
        #expect(
            file?.description
                == "cannot take the key from the file “/nowhere/key”: it does not exist; put the key into it, alone on "
                + "one line")
    }

    @Test func readsNoLargeFile() throws {
        let path = try folder.write(String(repeating: "k", count: KeySource.fileLimit + 1), to: "key")
        let error = #expect(throws: KeyError.self) { try secret(.file(path)) }
        #expect(error?.cause == .unreadable(FileSystemError(.read, path, .tooLarge(limit: KeySource.fileLimit))))
    }
}
