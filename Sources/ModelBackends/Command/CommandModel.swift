import ChildProcesses
package import Generators
package import LanguageModels

/// A language model that is a program: run once for each request, the answer on standard output or in a file.
///
/// In its arguments `{{prompt}}` is replaced by the whole prompt, `{{prompt-file}}` by the path of a file that holds it,
/// `{{schema}}` by the path of a file with the JSON Schema, `{{output}}` by the path of a file that the program is to
/// write the answer to, and `{{tokens}}` by how many tokens the answer may have. Without either prompt, it stands on
/// standard input.
package struct CommandModel: LanguageModel {
    package let name: String
    package let languages: [String]?
    package let width: Int
    private let words: [String]
    private let settings: BackendSettings
    private let machine: BackendMachine

    /// Bytes of an answer.
    private static let answerLimit = 16_000_000

    init(_ settings: BackendSettings, machine: BackendMachine) {
        name = settings.name
        languages = settings.languages
        width = settings.parallel ?? 1
        words = settings.command
        self.settings = settings
        self.machine = machine
    }

    package func standing() async -> ModelStanding<ModelFacts> {
        guard let program = words.first else {
            return .unavailable(reason: "it names no program", remedy: "give “\(name)” a command")
        }
        let command = Command(program, environment: machine.childEnvironment)
        guard command.isFound else {
            return .unavailable(
                reason: "there is no program “\(program)”",
                remedy: "install it, or give its whole path as the first word of the command of “\(name)”")
        }
        return .ready(
            ModelFacts(
                product: "“\(program)”", model: settings.model, contextSize: settings.context, enforcement: .none))
    }

    package func reply(to request: LanguageRequest) async throws -> LanguageReply {
        let job = try CommandJob(words, request: request, scratch: machine.scratch(for: name), files: machine.files)
        defer { job.tidy() }
        let result: CommandResult
        do {
            result = try await machine.runner.run(
                Command(job.program, job.arguments, environment: machine.childEnvironment), input: job.input,
                limits: CommandLimits(time: settings.textTimeout, outputBytes: Self.answerLimit))
        } catch let error as ChildProcessError {
            throw GenerationError(error)
        }
        guard result.termination.isSuccess else {
            let words = result.errorTail.lastLine
            throw GenerationError(
                .transient,
                "“\(job.program)”: \(result.termination)\(words.isEmpty ? "" : ", and last wrote “\(words)”")")
        }
        return LanguageReply(text: String(decoding: try job.answer(result.output), as: UTF8.self))
    }
}

extension String {
    fileprivate var lastLine: String {
        split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }?.excerpt ?? ""
    }
}
