import BackendFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Platform

/// A program as a language model: the backend contract without a server.
struct CommandTests {
    private func model<Value>(
        _ words: String..., timeout: Duration = .seconds(30),
        _ body: (any LanguageModel, TestMachine) async throws -> Value
    ) async throws -> Value {
        let settings = BackendSettings(
            name: "my program", kind: "command", timeout: timeout,
            command: CommandLineSpec([TestMachine.program.string] + words))
        return try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
            try await body(machine.model(settings), machine)
        }
    }

    private func error(_ words: String..., timeout: Duration = .seconds(30)) async throws -> GenerationError {
        let settings = BackendSettings(
            name: "my program", kind: "command", timeout: timeout, command: CommandLineSpec(words))
        return try await TestMachine(environment: ["PATH": "/usr/bin:/bin"]).run { machine async throws in
            let model = machine.model(settings)
            return try #require(await #expect(throws: GenerationError.self) { try await model.reply(to: .colour) })
        }
    }

    @Test func saysWhatItIs() async throws {
        try await model("answer") { model, _ async throws in
            let standing = await model.probe()
            #expect(
                standing
                    == .ready(ModelFacts(product: "“\(TestMachine.program)”", enforcement: .none)))
        }
    }

    @Test func answers() async throws {
        try await model("answer", #"{"colour":"red"}"#) { model, _ async throws in
            #expect(try await model.reply(to: .colour) == LanguageReply(text: #"{"colour":"red"}"#))
        }
    }

    @Test func isGivenThePromptOnStandardInput() async throws {
        try await model("echo") { model, _ async throws in
            #expect(
                try await model.reply(to: .colour).text == "You name colours.\n\nWhich colour has a lantern?\n")
        }
    }

    @Test func isGivenThePromptAsAWordOrAFile() async throws {
        try await model("answer", "[{{prompt}}]", "{{tokens}}") { model, _ async throws in
            #expect(
                try await model.reply(to: .colour).text == "[You name colours.\n\nWhich colour has a lantern?\n] 40")
        }
        try await model("read", "{{prompt-file}}") { model, machine async throws in
            #expect(
                try await model.reply(to: .colour).text == "You name colours.\n\nWhich colour has a lantern?\n")
            #expect(try LocalFileSystem().list(machine.path).isEmpty)
        }
    }

    @Test func isGivenTheSchemaAsAFile() async throws {
        try await model("read", "{{schema}}") { model, machine async throws in
            let text = try await model.reply(to: .colour).text
            #expect(try JSONValue(parsing: Array(text.utf8)) == LanguageRequest.colour.schema)
            #expect(try LocalFileSystem().list(machine.path).isEmpty)
        }
    }

    @Test func isReadFromTheFileThatItWrote() async throws {
        try await model("write", "{{output}}", #"{"colour":"red"}"#) { model, machine async throws in
            #expect(try await model.reply(to: .colour).text == #"{"colour":"red"}"#)
            #expect(try LocalFileSystem().list(machine.path).isEmpty)
        }
        let error = try await error(TestMachine.program.string, "answer", "{{output}}")
        #expect(error.kind == .badReply)
        #expect(
            error.message == "“\(TestMachine.program)” wrote no answer to the file it was given as {{output}}")
        let other = try await self.error("mkdir", "{{output}}")
        #expect(other.kind == .badReply)
        #expect(
            other.message == "“mkdir” wrote no answer to the file it was given as {{output}}: it is a directory, "
                + "not a file")
    }

    @Test(arguments: ["{{negative}}", "{{seed}}", "{{width}}", "{{height}}", "{{reference}}"])
    func saysThatAPlaceholderIsForPictures(placeholder: String) async throws {
        try await model("answer", "--with=\(placeholder)") { model, _ async throws in
            #expect(
                await model.probe()
                    == .unavailable(
                        reason: "its command has “\(placeholder)”, which is filled in for pictures only",
                        remedy: "take it out, or name “my program” under “images:” only"))
            let error = await #expect(throws: GenerationError.self) { try await model.reply(to: .colour) }
            #expect(error?.kind == .misconfigured)
        }
    }

    /// A story's text cannot name a file, and is not split into words.
    @Test func fillsPlaceholdersOnce() async throws {
        var request = LanguageRequest.colour
        request.turns = [.init(.user, "{{schema}} {{prompt}} $(id) \"; rm -rf")]
        try await model("answer", "{{prompt}}", "{{unknown}}") { [request] model, _ async throws in
            #expect(
                try await model.reply(to: request).text
                    == "You name colours.\n\n{{schema}} {{prompt}} $(id) \"; rm -rf\n {{unknown}}")
        }
    }

    @Test func saysTheTalkSoFar() async throws {
        var request = LanguageRequest.colour
        request.turns += [.init(.assistant, "blue"), .init(.user, "As JSON.")]
        try await model("echo") { [request] model, _ async throws in
            #expect(
                try await model.reply(to: request).text
                    == "You name colours.\n\nWhich colour has a lantern?\n\nYour answer was:\nblue\n\nAs JSON.\n")
        }
    }

    @Test func saysHowAProgramFailed() async throws {
        #expect(
            try await error(TestMachine.program.string, "break")
                == GenerationError(
                    .transient,
                    "“\(TestMachine.program)”: it ended with exit code 3, and last wrote “model.gguf: no such model”"))
    }

    @Test func saysThatThereIsNoProgram() async throws {
        let error = try await error("no-such-lantern")
        #expect(error.kind == .unavailable)
        try await TestMachine().run { machine async throws in
            let model = machine.model(
                BackendSettings(name: "my program", kind: "command", command: ["no-such-lantern"]))
            #expect(
                await model.probe()
                    == .unavailable(
                        reason: "there is no program “no-such-lantern”",
                        remedy: "install it, or give its whole path as the first word of the command of “my program”"))
        }
    }

    /// The system rejects such an argument. Standard input and files accept it.
    @Test func takesAPromptThatNoArgumentHoldsForTooLong() async throws {
        var request = LanguageRequest.colour
        request.instructions = String(repeating: "lantern ", count: 500_000)
        try await model("answer", "{{prompt}}") { [request] model, _ async throws in
            let error = await #expect(throws: GenerationError.self) { try await model.reply(to: request) }
            #expect(error?.kind == .tooLong)
        }
    }

    @Test func doesNotWaitForEver() async throws {
        let error = try await error(TestMachine.program.string, "hang", timeout: .milliseconds(400))
        #expect(error.kind == .transient)
        #expect(error.message.contains("it had not ended after 0.4 seconds"), "\(error)")
    }

    @Test func stopsAtOnceWhenItIsCancelled() async throws {
        try await model("hang") { model, _ async throws in
            let task = Task { try await model.reply(to: .colour) }
            try await Task.sleep(for: .milliseconds(300))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(start.duration(to: .now) < slack)
        }
    }
}
