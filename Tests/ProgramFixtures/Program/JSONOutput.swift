import TestSupport

/// The output of a command with `--json`, which its published schema describes.
struct JSONOutput {
    private let schema: String
    private let isOneDocumentALine: Bool

    /// Nil for a command line without JSON output.
    init?(of arguments: [String]) {
        guard arguments.contains("--json"), let command = arguments.first, !arguments.contains("--help") else {
            return nil
        }
        isOneDocumentALine = arguments.contains { $0.hasPrefix("--watch") }
        schema =
            switch command {
            case "run" where arguments.contains { ["-n", "--dry-run"].contains($0) }: "dry-run"
            case "run": "result"
            case "retry", "regenerate": "page-request"
            case "pause", "resume": "pause"
            default: command
            }
    }

    /// A command that fails before it has a result prints nothing.
    func problems(with output: String) throws -> [String] {
        guard !output.isEmpty else { return [] }
        let schema = try PublishedSchema("Reports/Schemas/\(schema).schema.json")
        let documents = isOneDocumentALine ? output.split(separator: "\n").map(String.init) : [output]
        return try documents.flatMap { try schema.problems(with: Array($0.utf8)) }
    }
}
