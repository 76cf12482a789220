import BackendFixtures
import Foundation
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// A real stable-diffusion.cpp server with each of its APIs, with the model that it has loaded.
@Suite(
    .serialized,
    .enabled(
        if: ProcessInfo.processInfo.environment["NIGHTPRESS_SD"] != nil,
        "NIGHTPRESS_SD names no server: set it to the URL of stable-diffusion.cpp's, http://127.0.0.1:8085 say"))
struct LiveImageServerTests {
    static let kinds: [BackendKind] = ["openai", "sdcpp"]

    private func run(
        _ kind: BackendKind, images: ImageSettings = ImageSettings(usesReference: true),
        _ body: (any ImageModel, ModelImageGenerator) async throws -> Void
    ) async throws {
        let settings = BackendSettings(
            name: "sd", kind: kind, url: ProcessInfo.processInfo.environment["NIGHTPRESS_SD"], timeout: .seconds(120),
            images: images)
        try await TestMachine().run { machine async throws in
            let model = machine.backends.imageModel(settings)
            try await body(model, ModelImageGenerator(model: model))
        }
    }

    @Test(arguments: kinds)
    func saysWhatItIs(kind: BackendKind) async throws {
        try await run(kind) { model, _ in
            guard case .ready(let facts) = await model.probe() else {
                Issue.record("\(await model.probe())")
                return
            }
            print("live: \(kind): \(facts)")
            #expect(facts.product == "stable-diffusion.cpp")
        }
    }

    @Test(arguments: kinds)
    func drawsTheSizeThatIsAskedFor(kind: BackendKind) async throws {
        try await run(kind) { _, generator in
            for (wanted, drawn) in [("128x128", "128x128"), ("128x192", "128x192"), ("100x70", "104x72")] {
                let size = try #require(PixelSize(wanted))
                let picture = try await generator.picture(for: .fox(width: size.width, height: size.height))
                #expect("\(picture.size)" == drawn)
                #expect(picture.notes == (wanted == drawn ? [] : ["it is \(drawn), not \(wanted)"]))
            }
        }
    }

    @Test(arguments: kinds)
    func drawsTheSameForTheSameSeedOnly(kind: BackendKind) async throws {
        try await run(kind) { _, generator in
            let first = try await generator.picture(for: .fox(width: 128, height: 128))
            let again = try await generator.picture(for: .fox(width: 128, height: 128))
            let other = try await generator.picture(for: .fox(seed: 8, width: 128, height: 128))
            #expect(first.bytes == again.bytes)
            #expect(first.bytes != other.bytes)
        }
    }

    @Test(arguments: kinds)
    func looksAtAReference(kind: BackendKind) async throws {
        try await run(kind) { _, generator in
            let plain = try await generator.picture(for: .fox(width: 128, height: 128))
            let shown = try await generator.picture(for: .fox(width: 128, height: 128, reference: .owl))
            #expect(shown.notes.isEmpty)
            #expect(plain.bytes != shown.bytes)
        }
    }

    @Test(arguments: kinds)
    func heedsItsSettings(kind: BackendKind) async throws {
        let request = ImageRequest.fox(width: 128, height: 128)
        var seen: Set<[UInt8]> = []
        for images in [
            ImageSettings(), ImageSettings(steps: 1), ImageSettings(sampler: "heun"),
            ImageSettings(scheduler: "karras"), ImageSettings(guidance: 4),
        ] {
            try await run(kind, images: images) { _, generator in
                let picture = try await generator.picture(for: request)
                #expect(seen.insert(picture.bytes).inserted, "\(images)")
            }
        }
    }

    @Test(arguments: kinds)
    func passesOverASamplerThatIsNotThere(kind: BackendKind) async throws {
        try await run(kind, images: ImageSettings(sampler: "no-such")) { model, _ in
            let reason = await model.probe().refusal?.reason ?? ""
            #expect(reason.hasSuffix("has no sampler “no-such”"), "\(reason)")
        }
    }

    /// A cancelled picture does not affect the next.
    @Test(arguments: kinds)
    func canBeStopped(kind: BackendKind) async throws {
        try await run(kind) { model, generator in
            _ = await model.probe()
            let task = Task { try await generator.picture(for: .fox(width: 384, height: 384)) }
            try await Task.sleep(for: .milliseconds(200))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            let stopped = start.duration(to: .now)
            #expect(stopped < slack)
            let next = try await generator.picture(for: .fox(width: 128, height: 128))
            #expect("\(next.size)" == "128x128")
            print("live: \(kind): stopped after \(stopped), next picture after \(start.duration(to: .now))")
        }
    }

    /// Queued jobs end at once. The next waits only for the job that is being drawn.
    @Test func takesJobsOutOfTheQueue() async throws {
        try await run("sdcpp") { model, generator in
            _ = await model.probe()
            let clock = ContinuousClock()
            let one = try await clock.measure {
                _ = try await generator.picture(for: .fox(width: 384, height: 384))
            }
            let tasks = (0..<5).map { number in
                Task { try await generator.picture(for: .fox(seed: UInt64(number), width: 384, height: 384)) }
            }
            try await Task.sleep(for: .milliseconds(300))
            for task in tasks { task.cancel() }
            for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
            let next = try await clock.measure {
                _ = try await generator.picture(for: .fox(width: 128, height: 128))
            }
            print("live: sdcpp: a picture took \(one), a small one behind five that were stopped \(next)")
            #expect(next < one * 3)
        }
    }
}
