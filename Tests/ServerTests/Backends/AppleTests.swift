import BackendFixtures
import Domain
import Testing

@testable import Backends
@testable import Generation

struct AppleTests {
    #if !canImport(FoundationModels)
        @Test func saysThatTheSystemHasNoLanguageModel() async throws {
            try await TestMachine().run { machine async throws in
                let model = machine.backends.languageModel(BackendSettings(name: "apple", kind: "apple"))
                #expect(
                    await model.probe()
                        == .unavailable(
                            reason: "the system has no Foundation Models",
                            remedy: "use macOS 26 or newer, or a server on this machine"))
            }
        }
    #endif

    #if !canImport(ImagePlayground)
        @Test func saysThatTheSystemHasNoImageModel() async throws {
            try await TestMachine().run { machine async throws in
                let model = machine.backends.imageModel(BackendSettings(name: "playground", kind: "apple"))
                let remedy = "use a server on this machine instead, of the kind “comfyui” or “sdcpp” say"
                #expect(
                    await model.probe()
                        == .unavailable(reason: "the system has no Image Playground", remedy: remedy))
                let error = await #expect(throws: GenerationError.self) { try await model.draw(.fox()) }
                #expect(error == GenerationError(.unavailable, "the system has no Image Playground; \(remedy)"))
            }
        }
    #endif
}
