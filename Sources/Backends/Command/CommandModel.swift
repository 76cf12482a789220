import Generation

/// A language model that is a program. It runs once for each request and writes the answer to standard output or to a
/// file.
///
/// In its arguments, `{{prompt}}` is replaced by the whole prompt, `{{prompt-file}}` by the path of a file with the
/// prompt, `{{schema}}` by the path of a file with the JSON Schema, `{{output}}` by the path of the file to write the
/// answer to, and `{{tokens}}` by the maximum number of tokens of the answer. Without a prompt placeholder, the prompt
/// is on standard input.
struct CommandModel: LanguageModel {
    let name: String
    let languages: [String]?
    let width: Int
    private let settings: BackendSettings
    private let program: CommandProgram

    init(_ settings: BackendSettings, on host: BackendHost) {
        name = settings.name
        languages = settings.languages
        width = settings.parallel ?? 1
        self.settings = settings
        program = CommandProgram(settings, for: .text, timeout: settings.textTimeout, on: host)
    }

    func probe() async -> ModelAvailability<ModelFacts> {
        do {
            return .ready(
                ModelFacts(
                    product: "“\(try program.found())”", model: settings.model, contextSize: settings.context,
                    enforcement: .none))
        } catch {
            return error.availability()
        }
    }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        let answer = try await program.answer(
            to: request.wholePrompt,
            fillings: [
                .schema: .file(name: "schema.json") { Array(try request.schema.compactText.utf8) },
                .tokens: .text("\(request.replyTokens)"),
            ])
        return LanguageReply(text: String(decoding: answer, as: UTF8.self))
    }
}

extension LanguageRequest {
    /// The instructions and all turns in one text, for a program without roles.
    fileprivate var wholePrompt: String {
        let talk = turns.map { $0.role == .user ? $0.text : "Your answer was:\n\($0.text)" }
        return ([instructions] + talk).joined(separator: "\n\n") + "\n"
    }
}
