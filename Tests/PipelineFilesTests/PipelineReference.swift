import Foundation
import TestSupport

/// The handbook's reference, parsed as tables.
struct PipelineReference {
    struct Row {
        var key: String
        /// The meaning, the default and the limits.
        var words: [String]
        var example: String
        /// As written in the document.
        var line: String
    }

    static let catalogue = "Sources/nightpress/Nightpress.docc"

    let text: String

    init() throws {
        text = try ProjectFolder.text("\(Self.catalogue)/PipelineReference.md")
    }

    /// The section of a mapping, or of the pipeline if the name is empty; nil if there is none.
    private func section(_ name: String) -> Substring? {
        let heading = name.isEmpty ? "\n## The pipeline\n" : "\n## `\(name)`\n"
        return text.firstRange(of: heading).map { found in
            let rest = text[found.upperBound...]
            return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
        }
    }

    /// The first table of a section.
    func rows(of name: String) -> [Row] {
        lines(of: name, heading: "| key |").compactMap { line in
            let cells = Self.cells(line)
            guard cells.count == 5 else { return nil }
            return Row(
                key: cells[0].filter { $0 != "`" }, words: Array(cells[1...3]),
                example: String(cells[4].drop { $0 == "`" }.reversed().drop { $0 == "`" }.reversed()), line: line)
        }
    }

    /// By kind: the required and the allowed settings.
    func kinds() -> [String: (needs: [String], takes: [String])] {
        Dictionary(
            uniqueKeysWithValues: lines(of: "backends", heading: "| kind |").map { line in
                let cells = Self.cells(line).map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
                return (cells[0][0], (needs: cells[3], takes: cells[4]))
            })
    }

    private func lines(of name: String, heading: String) -> [String] {
        let lines = (section(name) ?? "").split(separator: "\n").map { String($0) }
        return Array(lines.drop { !$0.hasPrefix(heading) }.dropFirst(2).prefix { $0.hasPrefix("|") })
    }

    private static func cells(_ line: String) -> [String] {
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Every YAML block of the handbook and of the READMEs, with its document.
    static func blocks() throws -> [(document: String, text: String)] {
        let articles = try ProjectFolder.names(in: catalogue)
            .filter { $0.hasSuffix(".md") }.map { "\(catalogue)/\($0)" }
        return try (articles + ["README.md", "pipelines/README.md"]).flatMap { document in
            try ProjectFolder.text(document).matches(of: /(?:^|\n)```yaml\n((?:.|\n)*?)```/)
                .map { (document, String($0.1)) }
        }
    }
}
