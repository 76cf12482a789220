import BackendFixtures
import FakeImageServers
import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import Platform

/// A program as an image model: the backend contract without a server.
struct CommandImageTests {
    private static let painter = [
        "draw", "{{output}}", "{{width}}", "{{height}}", "{{seed}}", "{{prompt}}", "{{negative}}",
    ]

    private func model<Value>(
        _ words: [String], of program: String = TestMachine.program.string, withReference: [String] = [],
        environment: [String: String] = [:], timeout: Duration = .seconds(30),
        _ body: (any ImageModel, TestMachine) async throws -> Value
    ) async throws -> Value {
        let settings = BackendSettings(
            name: "my program", kind: "command", timeout: timeout, command: CommandLineSpec([program] + words),
            images: ImageSettings(withReference: withReference))
        let environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        return try await TestMachine(environment: environment, keyVariables: ["LANTERN_KEY"]).run {
            machine async throws in
            try await body(machine.backends.imageModel(settings), machine)
        }
    }

    private func picture(
        _ words: [String], withReference: [String] = [], _ request: ImageRequest = .fox()
    ) async throws -> GeneratedPicture {
        try await model(words, withReference: withReference) { model, machine async throws in
            let picture = try await ModelImageGenerator(model: model).picture(for: request)
            #expect(try LocalFileSystem().list(machine.path).isEmpty, "files are left")
            return picture
        }
    }

    private func error(
        _ words: [String], timeout: Duration = .seconds(30), _ request: ImageRequest = .fox()
    ) async throws -> GenerationError {
        try await model(words, timeout: timeout) { model, machine async throws in
            let generator = ModelImageGenerator(model: model)
            let error = await #expect(throws: GenerationError.self) { try await generator.picture(for: request) }
            #expect(try LocalFileSystem().list(machine.path).isEmpty, "files are left")
            return try #require(error)
        }
    }

    private static func requested(seed: Int = 7, referenceBytes: Int = 0) -> RequestedPicture {
        RequestedPicture(
            prompt: "Watercolour. A fox holds a lantern.", negativePrompt: "text, letters", seed: seed, width: 128,
            height: 192, referenceBytes: referenceBytes)
    }

    @Test func saysWhatItIs() async throws {
        try await model(Self.painter) { model, _ async throws in
            #expect(await model.probe() == .ready(ImageModelFacts(product: "“\(TestMachine.program)”")))
            #expect(model.width == 1)
            #expect(!model.takesReference)
        }
    }

    @Test func drawsIntoTheFileThatItIsGiven() async throws {
        let picture = try await picture(Self.painter)
        #expect(picture.bytes == FakePicture.png(Self.requested()))
        #expect(picture.notes.isEmpty)
    }

    @Test func drawsTheSameForTheSameSeedOnly() async throws {
        #expect(try await picture(Self.painter, .fox(seed: 8)).bytes == FakePicture.png(Self.requested(seed: 8)))
        #expect(FakePicture.png(Self.requested(seed: 8)) != FakePicture.png(Self.requested()))
    }

    @Test func givesASeedOfThirtyOneBits() async throws {
        let request = ImageRequest.fox(seed: .max)
        #expect(try await picture(Self.painter, request).bytes == FakePicture.png(Self.requested(seed: 0x7FFF_FFFF)))
    }

    @Test func drawsToStandardOutputFromStandardInput() async throws {
        let words = ["draw", "-", "{{width}}", "{{height}}", "{{seed}}", "-", "{{negative}}"]
        #expect(try await picture(words).bytes == FakePicture.png(Self.requested()))
    }

    @Test func isGivenThePromptAsAFile() async throws {
        #expect(
            try await error(["read", "{{prompt-file}}"]).message
                == "cannot read the picture: it does not begin like a PNG or JPEG picture")
        try await model(["read", "{{prompt-file}}"]) { model, _ async throws in
            let text = String(decoding: try await model.draw(.fox()).bytes, as: UTF8.self)
            #expect(text == "Watercolour. A fox holds a lantern.\n")
        }
    }

    /// Two runs at a time do not use each other's files.
    @Test func drawsSeveralAtOnce() async throws {
        try await model(Self.painter) { model, _ async throws in
            async let first = model.draw(.fox(seed: 1))
            async let second = model.draw(.fox(seed: 2))
            #expect(try await first.bytes == FakePicture.png(Self.requested(seed: 1)))
            #expect(try await second.bytes == FakePicture.png(Self.requested(seed: 2)))
        }
    }

    @Test func addsArgumentsWhereThereIsAReference() async throws {
        let extra = ["{{reference}}"]
        let bytes = ReferencePicture.owl.bytes.count
        #expect(try await picture(Self.painter, withReference: extra).bytes == FakePicture.png(Self.requested()))
        #expect(
            try await picture(Self.painter, withReference: extra, .fox(reference: .owl)).bytes
                == FakePicture.png(Self.requested(referenceBytes: bytes)))
        try await model(Self.painter, withReference: extra) { model, _ async throws in
            #expect(model.takesReference)
            #expect(model.recipe(for: .fox()) != model.recipe(for: .fox(reference: .owl)))
        }
    }

    @Test func addsNothingWhereThereIsNoReference() async throws {
        try await model(["answer", "fox"], withReference: ["--like", "{{reference}}"]) { model, machine async throws in
            #expect(String(decoding: try await model.draw(.fox()).bytes, as: UTF8.self) == "fox")
            let some = String(decoding: try await model.draw(.fox(reference: .owl)).bytes, as: UTF8.self)
            #expect(some == "fox --like \(machine.path)/my-program-2-reference.png")
        }
    }

    /// The arguments after it keep their places.
    @Test func leavesAReferenceInTheCommandEmptyWhereThereIsNone() async throws {
        try await model(["answer", "[{{reference}}]", "{{prompt}}"]) { model, machine async throws in
            #expect(model.takesReference)
            let none = String(decoding: try await model.draw(.fox()).bytes, as: UTF8.self)
            #expect(none == "[] Watercolour. A fox holds a lantern.")
            let some = String(decoding: try await model.draw(.fox(reference: .owl)).bytes, as: UTF8.self)
            #expect(some == "[\(machine.path)/my-program-2-reference.png] Watercolour. A fox holds a lantern.")
        }
    }

    @Test(arguments: ["{{schema}}", "{{tokens}}"])
    func saysThatAPlaceholderIsForText(placeholder: String) async throws {
        for (words, extra) in [(["draw", placeholder], []), (["draw"], [placeholder])] {
            try await model(words, withReference: extra) { model, _ async throws in
                #expect(
                    await model.probe()
                        == .unavailable(
                            reason: "its command has “\(placeholder)”, which is filled in for text only",
                            remedy: "take it out, or name “my program” under “text:” only"))
            }
        }
        #expect(try await error(["draw", placeholder]).kind == .misconfigured)
    }

    /// A story's text cannot name a file, is not split into words, and is not taken as an option.
    @Test func fillsPlaceholdersOnce() async throws {
        var request = ImageRequest.fox()
        request.concept = "--output=/etc/passwd {{reference}} $(id) \"; rm -rf"
        request.negativePrompt = "- {{seed}}"
        try await model(["answer", "{{prompt}}", "{{negative}}"]) { [request] model, _ async throws in
            let said = String(decoding: try await model.draw(request).bytes, as: UTF8.self)
            #expect(said == "output=/etc/passwd {{reference}} $(id) \"; rm -rf {{seed}}")
        }
    }

    /// If the command does not pass the size, pictures of every size are accepted.
    @Test func looksAtTheSizeWhereTheProgramIsReportedOne() async throws {
        let words = ["draw", "-", "64", "64", "{{seed}}", "{{prompt}}", "{{negative}}"]
        #expect(try await picture(words).notes == ["it is 64x64, not 128x192"])
        let error = try await error(["draw", "-", "64", "64", "{{seed}}", "{{prompt}}", "{{width}} {{height}}"])
        #expect(error == GenerationError(.badPicture, "the picture is 64x64, and 128x192 was asked for"))
    }

    @Test func saysHowAProgramFailed() async throws {
        #expect(
            try await error(["break"])
                == GenerationError(
                    .transient,
                    "“\(TestMachine.program)”: it ended with exit code 3, and last wrote “model.gguf: no such model”"))
    }

    @Test func saysThatThereIsNoPicture() async throws {
        #expect(
            try await error(["answer", "{{output}}"])
                == GenerationError(
                    .badPicture,
                    "“\(TestMachine.program)” wrote no picture to the file it was given as {{output}}"))
        for words in [["answer"], ["write", "{{output}}", ""]] {
            #expect(
                try await error(words)
                    == GenerationError(.badPicture, "“\(TestMachine.program)” ended well and wrote no picture"))
        }
    }

    @Test func saysThatThereIsNoProgram() async throws {
        try await model([], of: "no-such-lantern") { model, _ async throws in
            #expect(
                await model.probe()
                    == .unavailable(
                        reason: "there is no program “no-such-lantern”",
                        remedy: "install it, or give its whole path as the first word of the command of “my program”"))
            let error = await #expect(throws: GenerationError.self) { try await model.draw(.fox()) }
            #expect(error?.kind == .unavailable)
        }
    }

    @Test func isNotGivenKeys() async throws {
        try await model(["environment"], environment: ["LANTERN_KEY": "lantern-key-1234"]) { model, _ async throws in
            #expect(String(decoding: try await model.draw(.fox()).bytes, as: UTF8.self) == "PATH")
        }
    }

    @Test func takesNoMoreThanAPictureCanHave() async throws {
        try await model(["-c", "64000001", "/dev/zero"], of: "head") { model, _ async throws in
            let error = await #expect(throws: GenerationError.self) { try await model.draw(.fox()) }
            #expect(error?.kind == .badPicture)
            #expect(error?.message.contains("it wrote more than 64 MB to standard output") == true, "\(error as Any)")
        }
    }

    @Test func doesNotWaitForEver() async throws {
        let error = try await error(["hang", "{{prompt-file}}"], timeout: .milliseconds(400))
        #expect(error.kind == .transient)
        #expect(error.message.contains("it had not ended after 0.4 seconds"), "\(error)")
    }

    @Test func stopsAtOnceWhenItIsCancelled() async throws {
        try await model(["hang", "{{prompt-file}}"]) { model, machine async throws in
            let task = Task { try await model.draw(.fox()) }
            try await Task.sleep(for: .milliseconds(300))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(start.duration(to: .now) < slack)
            #expect(try LocalFileSystem().list(machine.path).isEmpty, "files are left")
        }
    }

    @Test func givesRecipesThatDifferWhereTheCommandDoes() async throws {
        let first = try await model(["draw", "a b"]) { model, _ in model.recipe(for: .fox()) }
        let second = try await model(["draw", "a", "b"]) { model, _ in model.recipe(for: .fox()) }
        #expect(first != second)
        #expect(first.first == "kind=command")
    }
}
