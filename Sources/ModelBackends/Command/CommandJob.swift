import FileSystems
import Generators
import LanguageModels
import SystemPackage

/// One request as a command line, with the files that it names.
struct CommandJob {
    let program: String
    let arguments: [String]
    /// For standard input; empty where the prompt is among the arguments.
    let input: [UInt8]
    private let output: FilePath?
    private let written: [FilePath]
    private let files: any FileSystem

    private static let answerLimit = 16_000_000

    /// `scratch` is the beginning of the names of this job's files.
    init(_ words: [String], request: LanguageRequest, scratch: FilePath, files: any FileSystem) throws {
        let prompt = request.wholePrompt
        var values = ["{{prompt}}": prompt, "{{tokens}}": "\(request.replyTokens)"]
        var written: [FilePath] = []
        func file(_ placeholder: String, _ name: String, _ text: String?) throws {
            guard words.contains(where: { $0.contains(placeholder) }) else { return }
            let path = FilePath("\(scratch)-\(name)")
            written.append(path)
            if let text { try files.write(Array(text.utf8), to: path, durably: false) }
            values[placeholder] = path.string
        }
        do {
            try file("{{prompt-file}}", "prompt.txt", prompt)
            try file("{{schema}}", "schema.json", try request.schema.compactText)
            try file("{{output}}", "answer.json", nil)
        } catch {
            throw GenerationError(.unavailable, "its files cannot be written: \(error)")
        }
        self.written = written
        let filled = words.map { Self.fill($0, with: values) }
        program = filled.first ?? ""
        arguments = Array(filled.dropFirst())
        output = values["{{output}}"].map { FilePath($0) }
        self.files = files
        let isAmongArguments = words.contains { $0.contains("{{prompt}}") || $0.contains("{{prompt-file}}") }
        input = isAmongArguments ? [] : Array(prompt.utf8)
    }

    /// Removes its files. What cannot be removed is in the folder that the next run empties.
    func tidy() {
        for path in written { try? files.remove(path) }
    }

    /// In one pass, so that nothing in a story is taken for a placeholder.
    private static func fill(_ word: String, with values: [String: String]) -> String {
        var filled = ""
        var rest = word[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            let placeholder = String(rest[start.lowerBound..<end.upperBound])
            filled += rest[..<start.lowerBound] + (values[placeholder] ?? placeholder)
            rest = rest[end.upperBound...]
        }
        return filled + rest
    }

    /// What the program answered, from the file that it was to write or from its standard output.
    func answer(_ standardOutput: [UInt8]) throws -> [UInt8] {
        guard let output else { return standardOutput }
        do {
            return try files.read(output, limit: Self.answerLimit)
        } catch {
            throw GenerationError(.badReply, "“\(program)” wrote no answer to the file it was given as {{output}}")
        }
    }
}

extension LanguageRequest {
    /// For a program that knows no roles.
    fileprivate var wholePrompt: String {
        let talk = turns.map { $0.role == .user ? $0.text : "Your answer was:\n\($0.text)" }
        return ([instructions] + talk).joined(separator: "\n\n") + "\n"
    }
}
