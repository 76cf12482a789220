import Domain
import Pipeline
import PipelineFiles

/// The models that answer on the usual ports of this machine.
enum LocalModels {
    /// llama.cpp, LM Studio, stable-diffusion.cpp, and A1111 with its relatives. Ollama and ComfyUI are not asked: they
    /// need the name of a model and a workflow, which only a pipeline file gives.
    static let candidates = [
        BookPipeline.Backend("llama", kind: "openai", url: "http://127.0.0.1:8080", makes: .texts),
        BookPipeline.Backend("lm-studio", kind: "openai", url: "http://127.0.0.1:1234", makes: .texts),
        BookPipeline.Backend("sd", kind: "sdcpp", url: "http://127.0.0.1:1234", makes: .images),
        BookPipeline.Backend("a1111", kind: "automatic1111", url: "http://127.0.0.1:7860", makes: .images),
    ]

    static func answers(to pipeline: PipelineFile, in session: CommandSession) async throws -> [GeneratorAnswer] {
        try await GeneratorSession.open(
            on: session.machine, prompts: try session.global.loadPrompts(on: session.machine), pipelines: [pipeline],
            library: session.root, notice: { [progress = session.progress] in progress.show(.notice($0)) },
            body: { try await GeneratorAnswer.answers(for: [pipeline], asking: $0) })
    }

    static func found(_ answers: [GeneratorAnswer]) -> [BookPipeline.Backend] {
        let names = Set(answers.filter(\.available).map(\.backend))
        return candidates.filter { names.contains($0.name) }
    }
}
