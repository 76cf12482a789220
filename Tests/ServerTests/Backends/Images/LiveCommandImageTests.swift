import BackendFixtures
import Foundation
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// A real program that draws, for example `sd-cli` of stable-diffusion.cpp.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["NIGHTPRESS_SD_CLI"] != nil,
        """
        NIGHTPRESS_SD_CLI names no program: set it to a command line as a JSON list, ["sd-cli", "--model", "tiny.gguf", \
        "-p", "{{prompt}}", "-n", "{{negative}}", "-W", "{{width}}", "-H", "{{height}}", "-s", "{{seed}}", "-o", \
        "{{output}}"]
        """))
struct LiveCommandImageTests {
    private func generator<Value>(
        timeout: Duration = .seconds(300), adding extra: [String] = [],
        _ body: (ModelImageGenerator) async throws -> Value
    ) async throws -> Value {
        let line = ProcessInfo.processInfo.environment["NIGHTPRESS_SD_CLI"] ?? "[]"
        let words = try JSONDecoder().decode([String].self, from: Data(line.utf8))
        let settings = BackendSettings(
            name: "sd-cli", kind: "command", timeout: timeout, command: CommandLineSpec(words + extra),
            images: ImageSettings(withReference: ["-r", "{{reference}}"]))
        return try await TestMachine(environment: ProcessInfo.processInfo.environment).run { machine async throws in
            try await body(
                ModelImageGenerator(model: machine.backends.imageModel(settings)))
        }
    }

    @Test func drawsTheSameForTheSameSeedOnly() async throws {
        try await generator { generator async throws in
            guard case .available(let detail, _) = await generator.availability() else {
                Issue.record("\(await generator.availability())")
                return
            }
            let start = ContinuousClock.now
            let picture = try await generator.picture(for: .fox())
            print("live: \(detail): \(picture.size), \(picture.bytes.count) bytes, \(start.duration(to: .now))")
            #expect(picture.size == ImageRequest.fox().size)
            #expect(try await generator.picture(for: .fox()).bytes == picture.bytes)
            #expect(try await generator.picture(for: .fox(seed: 8)).bytes != picture.bytes)
        }
    }

    @Test func drawsAfterAReference() async throws {
        try await generator { generator async throws in
            let plain = try await generator.picture(for: .fox())
            let guided = try await generator.picture(for: .fox(reference: .owl))
            print("live: with a reference: \(guided.size), notes \(guided.notes)")
            #expect(guided.bytes != plain.bytes)
        }
    }

    @Test func roundsASize() async throws {
        try await generator { generator async throws in
            let picture = try await generator.picture(for: .fox(width: 100, height: 150))
            print("live: 100x150 asked for: \(picture.size), notes \(picture.notes)")
            #expect(picture.notes == ("\(picture.size)" == "100x150" ? [] : ["it is \(picture.size), not 100x150"]))
        }
    }

    @Test func saysHowItFailed() async throws {
        try await generator(adding: ["--no-such-option"]) { generator async throws in
            let error = await #expect(throws: GenerationError.self) { try await generator.picture(for: .fox()) }
            print("live: \(error.map { "\($0)" } ?? "no error")")
            #expect(error?.kind == .transient)
        }
    }

    @Test func isStopped() async throws {
        try await generator(timeout: .milliseconds(200)) { generator async throws in
            let error = await #expect(throws: GenerationError.self) {
                try await generator.picture(for: .fox(width: 512, height: 512))
            }
            print("live: \(error.map { "\($0)" } ?? "no error")")
            #expect(error?.kind == .transient)
        }
    }
}
