import Testing

@testable import Commands
@testable import PipelineFiles

struct LocalModelsTests {
    private func answer(_ backend: String, isReady: Bool = false, isRefused: Bool = false) -> GeneratorAnswer {
        GeneratorAnswer(
            backend: backend, makes: "text", available: isReady, message: "because", isRefused: isRefused)
    }

    @Test func takesTheModelsThatAnswer() {
        let found = LocalModels.found([answer("llama"), answer("ollama", isReady: true), answer("sd", isReady: true)])
        #expect(found.map(\.name) == ["ollama", "sd"])
    }

    /// LM Studio and stable-diffusion.cpp have the same usual port: who asks one of them learns nothing from the other.
    @Test func namesServersThatCannotBeUsedAsTheyAre() {
        let answers = [
            answer("llama"), answer("lm-studio", isReady: true), answer("ollama", isRefused: true),
            answer("sd", isRefused: true),
        ]
        #expect(LocalModels.refused(answers).map(\.backend) == ["ollama"])
        #expect(LocalModels.refused([answer("sd", isRefused: true)]).map(\.backend) == ["sd"])
    }
}
