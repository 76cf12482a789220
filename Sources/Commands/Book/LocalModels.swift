import Domain
import Pipeline
import PipelineFiles

/// The models that answer on the usual ports of this machine.
enum LocalModels {
    /// llama.cpp, LM Studio, Ollama, stable-diffusion.cpp, and A1111 with its relatives. ComfyUI is not asked: it needs a
    /// workflow, which only a pipeline file gives.
    static let candidates = [
        BookPipeline.Backend("llama", kind: "openai", url: "http://127.0.0.1:8080", makes: .texts),
        BookPipeline.Backend("lm-studio", kind: "openai", url: "http://127.0.0.1:1234", makes: .texts),
        BookPipeline.Backend("ollama", kind: "ollama", url: "http://127.0.0.1:11434", makes: .texts),
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

    /// Servers that answer, but cannot be used as they are, on ports where no other model answers.
    static func refused(_ answers: [GeneratorAnswer]) -> [GeneratorAnswer] {
        let used = Set(found(answers).map(\.url))
        let free = Set(candidates.filter { !used.contains($0.url) }.map(\.name))
        return answers.filter { $0.isRefused && free.contains($0.backend) }
    }
}
