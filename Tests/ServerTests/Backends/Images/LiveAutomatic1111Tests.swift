import BackendFixtures
import FakeImageServers
import Foundation
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// A real stable-diffusion.cpp server with A1111's paths, with the model that it has loaded.
@Suite(
    .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["NIGHTPRESS_SD"] != nil,
        "NIGHTPRESS_SD names no server: set it to the URL of stable-diffusion.cpp's, http://127.0.0.1:8085 say"))
struct LiveAutomatic1111Tests {
    private func draw<Value>(
        _ adjust: (inout BackendSettings) -> Void = { _ in }, _ body: (ModelImageGenerator) async throws -> Value
    ) async throws -> Value {
        var settings = BackendSettings(
            name: "sd", kind: "automatic1111", url: ProcessInfo.processInfo.environment["NIGHTPRESS_SD"])
        adjust(&settings)
        return try await TestMachine().run { machine async throws in
            let model = machine.backends.imageModel(settings)
            return try await body(ModelImageGenerator(model: model))
        }
    }

    private func remedy(_ adjust: (inout BackendSettings) -> Void) async throws -> String {
        try await draw(adjust) { generator async throws in
            guard case .unavailable(_, let remedy) = await generator.availability() else { return "" }
            return remedy
        }
    }

    @Test func drawsTheSizesThatItIsAskedFor() async throws {
        try await draw { generator async throws in
            guard case .available(let detail, _) = await generator.availability() else {
                Issue.record("\(await generator.availability())")
                return
            }
            print("live: \(detail)")
            for (width, height) in [(128, 128), (128, 192), (200, 136)] {
                let picture = try await generator.picture(for: .fox(width: width, height: height))
                #expect(picture.size == PixelSize(width: width, height: height))
                #expect(picture.notes.isEmpty)
            }
            let odd = try await generator.picture(for: .fox(width: 130, height: 196))
            print("live: 130x196 is drawn as \(odd.size)")
            #expect(odd.notes == ["it is \(odd.size), not 130x196"])
        }
    }

    @Test func drawsTheSameForTheSameSeedOnly() async throws {
        try await draw { generator async throws in
            let first = try await generator.picture(for: .fox(height: 128))
            let again = try await generator.picture(for: .fox(height: 128))
            let other = try await generator.picture(for: .fox(seed: 8, height: 128))
            #expect(first.bytes == again.bytes)
            #expect(first.bytes != other.bytes)
        }
    }

    @Test func drawsFromAReference() async throws {
        let plain = try await draw { try await $0.picture(for: .fox(height: 128)) }
        var pictures: [[UInt8]] = []
        for strength in [0.3, 0.75] {
            let picture = try await draw {
                $0.images.usesReference = true
                $0.images.strength = strength
                $0.images.steps = 4
            } _: {
                try await $0.picture(for: .fox(height: 128, reference: .owl))
            }
            #expect(picture.size == plain.size)
            #expect(picture.notes.isEmpty)
            pictures.append(picture.bytes)
        }
        #expect(pictures[0] != pictures[1])
        #expect(!pictures.contains(plain.bytes))
    }

    /// The server would ignore them and draw without a message.
    @Test func isReportedOfNamesThatTheServerPassesOver() async throws {
        #expect(try await remedy { $0.model = "moon" }.hasPrefix("put it into its folder of models, or name one"))
        #expect(try await remedy { $0.images.sampler = "Moon" }.contains("“euler_a”"))
        #expect(try await remedy { $0.images.scheduler = "Moon" }.contains("“karras”"))
    }

    @Test func takesTheNamesThatOthersGiveSamplers() async throws {
        try await draw {
            $0.images.sampler = "Euler a"
            $0.images.scheduler = "Karras"
        } _: { generator async throws in
            let named = try await generator.picture(for: .fox(height: 128))
            let text = String(decoding: named.bytes.prefix(2000), as: UTF8.self)
            #expect(text.contains("Sampler: euler_a karras"))
        }
    }

    /// The server still draws an abandoned picture to the end, because it has no request to cancel.
    @Test func givesUpInTime() async throws {
        let error = try await draw {
            $0.timeout = .milliseconds(300)
        } _: { generator async throws in
            try await #require(throws: GenerationError.self) {
                try await generator.picture(for: .fox(width: 256, height: 256))
            }
        }
        #expect(error.kind == .transient)
        #expect(error.message.contains("no reply came within 0.3 s"))
    }
}
