import BackendFixtures
import FakeImageServers
import FakeModelServers
import TestServer
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// The error kind of each fault, with every backend and product. Only the server's own words end a backend.
struct FaultKindTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var step: ServerStep
        var kind: ErrorKind

        init(_ name: String, _ step: ServerStep, _ kind: ErrorKind) {
            testDescription = name
            self.step = step
            self.kind = kind
        }
    }

    private static func message(_ text: String) -> String {
        #"{"error":{"code":0,"message":"\#(text)"}}"#
    }

    private static let faults = [
        Fault("a web page with 200", .html(status: 200), .badReply),
        Fault("a web page called JSON", .json("<html><body>Sign in</body></html>"), .badReply),
        Fault("cut JSON", .json(#"{"choices":[{"mess"#), .badReply),
        Fault("no body", .reply(), .badReply),
        Fault("no body, as JSON", .json(""), .badReply),
        Fault("a list", .json("[]"), .badReply),
        Fault("bytes", .reply(headers: [("Content-Type", "application/json")], body: [1, 2, 3, 4, 5, 6]), .badReply),
        Fault("reset", .reset(), .transient),
        Fault("reset in the body", .reset(after: Array("{".utf8)), .transient),
        Fault("closed in the body", .closeEarly(sent: Array("{".utf8), announced: 100), .transient),
        Fault("broken chunks", .garbageForChunks, .transient),
        Fault("another coding", .badGzip, .transient),
        Fault("another protocol", .notHTTP, .transient),
        Fault("418", .text("", status: 418), .transient),
        Fault("400 without words", .reply(status: 400), .transient),
        Fault("a refusal in plain text", .text("Potential NSFW content was detected", status: 500), .refused),
        Fault(
            "a refusal in broken JSON", .json("{\"error\":\"rejected by content filter \u{1B}\"}", status: 400),
            .refused),
        Fault("400 in unknown words", .json(message("no"), status: 400), .transient),
        Fault("a web page with 404", .html(status: 404), .transient),
        Fault("a web page with 502", .html(status: 502), .transient),
        Fault("500", .json(message("internal"), status: 500), .transient),
        Fault("503", .html(status: 503), .busy),
        Fault("429", .json(message("slow down"), status: 429), .busy),
        Fault("401", .reply(status: 401), .misconfigured),
        Fault("403", .json(message("denied"), status: 403), .misconfigured),
        Fault("unknown model", .json(message("The model 'x' does not exist"), status: 404), .misconfigured),
        Fault("unknown field", .json(message("Unknown field: steps"), status: 400), .misconfigured),
    ]

    @Test(arguments: Subject.all, faults)
    func ofTexts(subject: Subject, fault: Fault) async throws {
        try await Stage.set(subject, step: fault.step) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == fault.kind, "\(error)")
            #expect(try stage.questions.count == 1)
        }
    }

    @Test(arguments: ImageSubject.all, faults)
    func ofPictures(subject: ImageSubject, fault: Fault) async throws {
        try await ImageStage.set(subject, .playing(fault.step)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == fault.kind, "\(error)")
            #expect(stage.questions.count == 1)
        }
    }

    private static let pictures: [[UInt8]] = [
        Array(FakePicture.png(width: 128, height: 192, seed: 7).dropLast(200)),
        Array("<html><body>502</body></html>".utf8), Array("{}".utf8),
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    ]

    @Test(arguments: ImageSubject.all, pictures.indices)
    func ofPicturesThatAreNone(subject: ImageSubject, picture: Int) async throws {
        try await ImageStage.set(subject, .sending(Self.pictures[picture])) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .badPicture, "\(error)")
        }
    }

    @Test(arguments: [
        ("printf '<html>'", ErrorKind.badPicture), ("printf '\\211PNG\\r\\n'", .badPicture), ("true", .badPicture),
        ("kill -9 $$", .transient), ("exit 1", .transient), ("no-such-program", .misconfigured),
    ])
    func ofPrograms(script: String, kind: ErrorKind) async throws {
        let settings = BackendSettings(
            name: "my program", kind: "command", command: CommandLineSpec(["sh", "-c", script]))
        try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
            let generator = ModelImageGenerator(model: machine.backends.imageModel(settings))
            let error = await #expect(throws: GenerationError.self) { try await generator.picture(for: .fox()) }
            #expect(error?.kind == kind, "\(error as Any)")
        }
    }
}
