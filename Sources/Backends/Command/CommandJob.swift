import Domain
import Generation
import Platform
import SystemPackage

/// One request as a command line, with the files that it names.
struct CommandJob {
    /// The value for a placeholder.
    enum Filling {
        case text(String)
        /// The path of a file with these bytes. The file's name ends with `name`.
        case file(name: String, () throws -> [UInt8])
    }

    let program: String
    let arguments: [String]
    /// For standard input; empty if the prompt is one of the arguments.
    let input: [UInt8]
    private let purpose: CommandPurpose
    private let files: CommandFiles
    private let output: FilePath?

    /// Throws if its files cannot be written.
    init(
        _ words: [String], for purpose: CommandPurpose, prompt: String,
        fillings: KeyValuePairs<CommandPlaceholder, Filling>, files: CommandFiles
    ) throws(GenerationError) {
        var files = files
        let lines = Array((prompt.hasSuffix("\n") ? prompt : prompt + "\n").utf8)
        let inFile = CommandPlaceholder.promptFile.stands(in: words)
        var values = [CommandPlaceholder.prompt.text: prompt]
        do {
            if inFile { values[CommandPlaceholder.promptFile.text] = try files.write(lines, as: "prompt.txt").string }
            for (placeholder, filling) in fillings where placeholder.stands(in: words) {
                values[placeholder.text] = try filling.value(in: &files)
            }
        } catch {
            files.remove()
            throw GenerationError(.unavailable, "its files cannot be written: \(error)")
        }
        output = CommandPlaceholder.output.stands(in: words) ? files.place(purpose.outputName) : nil
        values[CommandPlaceholder.output.text] = output?.string
        let filled = words.map { Self.fill($0, with: values) }
        program = filled.first ?? ""
        arguments = Array(filled.dropFirst())
        input = inFile || CommandPlaceholder.prompt.stands(in: words) ? [] : lines
        self.purpose = purpose
        self.files = files
    }

    /// Replaces all placeholders in one pass, so that text from a story is never read as a placeholder.
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

    func tidy() { files.remove() }

    /// The program's answer, from its output file or its standard output.
    func answer(_ standardOutput: [UInt8]) throws(GenerationError) -> [UInt8] {
        guard let output else { return standardOutput }
        do {
            return try files.read(output, limit: purpose.answerLimit)
        } catch {
            let isMissing = error.cause == .system(.noSuchFileOrDirectory)
            throw GenerationError(
                purpose.fault,
                "“\(program)” wrote no \(purpose.answer) to the file it was given as {{output}}"
                    + (isMissing ? "" : ": \(error.reason)"))
        }
    }
}

extension CommandJob.Filling {
    fileprivate func value(in files: inout CommandFiles) throws -> String {
        switch self {
        case .text(let text): text
        case .file(let name, let bytes): try files.write(try bytes(), as: name).string
        }
    }
}
