import Foundation
import TestSupport
import Testing

/// A document of the project with the commands, files and outputs that it shows.
///
/// Comments right before a block are directives for the tests:
///
///     <!-- file: tales/pipeline.yaml -->     the block is that file
///     <!-- before: rm -r library -->         the shell runs this first
///     <!-- exit: 31 -->                      exit code of the block's last command
///     <!-- not run: needs a card -->         the block is not run, with the reason
///
/// A `text` block right after a block of commands is their output. `…` matches any text, and on its own line any lines.
struct ShownDocument: Sendable, CustomTestStringConvertible {
    struct Block: Sendable {
        /// As written after the fence; empty if there is none.
        var language: String
        var text: String
        /// Where it begins in the document, from 1.
        var line: Int
        /// The directives before it, by the word before the colon.
        var remarks: [String: String]
        /// Whether there is nothing between this block and the previous one.
        var isDirectlyBehind = false
    }

    static let catalogue = "Sources/nightpress/Nightpress.docc"

    static let articles = ((try? ProjectFolder.names(in: catalogue)) ?? []).filter { $0.hasSuffix(".md") }.map {
        "\(catalogue)/\($0)"
    }

    static let all = (["README.md", "pipelines/README.md", "prompts/README.md"] + articles).map(ShownDocument.init)

    /// Relative to the project.
    let name: String

    var testDescription: String { name }

    var text: String {
        get throws { try ProjectFolder.text(name) }
    }

    var blocks: [Block] {
        get throws {
            var reader = BlockReader()
            for line in try text.split(separator: "\n", omittingEmptySubsequences: false) { reader.take(line) }
            return reader.blocks
        }
    }
}

/// Parses a document line by line.
private struct BlockReader {
    private static let remarkNames = ["file", "before", "exit", "not run"]

    private(set) var blocks: [ShownDocument.Block] = []
    private var line = 0
    private var block: ShownDocument.Block?
    private var comment: String?
    private var remarks: [String: String] = [:]
    private var isBehindBlock = false

    mutating func take(_ text: Substring) {
        line += 1
        if block != nil {
            takeOfBlock(text)
        } else if comment != nil || text.hasPrefix("<!--") {
            comment = (comment.map { $0 + "\n" } ?? "") + text
            if text.hasSuffix("-->") { endComment() }
        } else if text.hasPrefix("```") {
            block = ShownDocument.Block(
                language: String(text.dropFirst(3)), text: "", line: line, remarks: remarks,
                isDirectlyBehind: isBehindBlock)
            remarks = [:]
        } else if !text.allSatisfy(\.isWhitespace) {
            remarks = [:]
            isBehindBlock = false
        }
    }

    private mutating func takeOfBlock(_ text: Substring) {
        if text == "```", let ended = block {
            blocks.append(ended)
            block = nil
            isBehindBlock = true
        } else {
            block?.text += text + "\n"
        }
    }

    private mutating func endComment() {
        let words = (comment ?? "").dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespacesAndNewlines)
        comment = nil
        guard let colon = words.firstIndex(of: ":"), Self.remarkNames.contains(String(words[..<colon])) else { return }
        remarks[String(words[..<colon])] =
            words[words.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
