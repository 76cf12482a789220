import BackendFixtures
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// What a program's exit code and standard error mean.
struct CommandExitTests {
    private func error(_ script: String, exits: [Int: ErrorKind] = [:]) async throws -> GenerationError {
        var settings = BackendSettings(name: "my program", kind: "command")
        settings.command = ["sh", "-c", "\(script)"]
        settings.exits = exits
        return try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { [settings] machine async throws in
            let model = machine.model(settings)
            return try #require(await #expect(throws: GenerationError.self) { try await model.reply(to: .colour) })
        }
    }

    @Test(arguments: [
        (1, ErrorKind.transient), (2, .misconfigured), (64, .misconfigured), (65, .tooLong), (66, .tooLong),
        (68, .unavailable), (69, .unavailable), (70, .transient), (74, .transient), (75, .busy), (76, .badReply),
        (77, .misconfigured), (78, .misconfigured), (124, .transient), (126, .misconfigured), (127, .misconfigured),
    ])
    func hasTheUsualMeanings(code: Int, kind: ErrorKind) async throws {
        #expect(
            try await error("exit \(code)")
                == GenerationError(kind, "“sh”: it ended with exit code \(code)"))
    }

    @Test func takesTheMeaningsOfThePipeline() async throws {
        #expect(try await error("exit 3", exits: [3: .refused]).kind == .refused)
        #expect(try await error("exit 75", exits: [75: .exhausted]).kind == .exhausted)
        #expect(try await error("exit 4", exits: [3: .refused]).kind == .transient)
    }

    @Test func takesTheProgramsOwnWordsFirst() async throws {
        #expect(
            try await error("echo 'loading' >&2; echo 'refused: no wolves' >&2; echo bye >&2; exit 75")
                == GenerationError(
                    .refused, "“sh”: it ended with exit code 75, and last wrote “refused: no wolves”"))
        #expect(try await error("echo 'too long: 512 tokens' >&2; exit 3", exits: [3: .refused]).kind == .tooLong)
        let busy = try await error("echo 'retry-after: 30' >&2; exit 1")
        #expect(busy.kind == .busy)
        #expect(busy.retryAfter == .seconds(30))
        #expect(try await error("echo 'it refused: nothing' >&2; exit 1").kind == .transient)
    }
}
