import Domain

/// `run.json`. The document is encoded without its stories, then split at the place where they are inserted.
struct RunDocumentFile: ReportFile {
    typealias Failure = any Error

    private let outline: ReportOutline
    /// The text after the stories.
    private var rest: [UInt8] = []
    private var isFirst = true

    init(_ outline: ReportOutline) {
        self.outline = outline
    }

    mutating func begin() throws -> [UInt8] {
        let document = try encoded(RunDocument(outline))
        // Two spaces mark a member of the document itself. JSON texts contain no line ends.
        let name = Array("\n  \"stories\" : [".utf8)
        guard let start = document.indices.first(where: { document[$0...].starts(with: name) }) else {
            throw EncodingFailure()
        }
        let cut = start + name.count
        rest = Array(document[cut...]) + [UInt8(ascii: "\n")]
        return Array(document[..<cut])
    }

    mutating func add(_ story: StoryReport) throws -> [UInt8] {
        var lines: [UInt8] = isFirst ? [] : [UInt8(ascii: ",")]
        if isFirst { rest.removeFirst(rest.prefix { $0 != UInt8(ascii: "]") }.count) }
        isFirst = false
        let document = try encoded(RunDocument.Story(story))
        for line in document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lines += line.isEmpty ? "\n".utf8 : "\n    ".utf8
            lines += line
        }
        return lines
    }

    func end() -> [UInt8] { isFirst ? rest : Array("\n  ".utf8) + rest }

    private struct EncodingFailure: Error, CustomStringConvertible {
        var description: String { "the encoder of JSON does not write documents as run.json needs them" }
    }

    private func encoded(_ value: some Encodable) throws -> [UInt8] { JSONText.inert(try JSON.indented(value)) }
}
