import Domain

/// `run.json`. The document is encoded without its stories, and cut where they belong.
struct RunDocumentFile: ReportFile {
    typealias Failure = any Error

    private let outline: ReportOutline
    /// What stands behind the stories.
    private var rest: [UInt8] = []
    private var isFirst = true

    init(_ outline: ReportOutline) {
        self.outline = outline
    }

    mutating func begin() throws -> [UInt8] {
        let document = try encoded(RunDocument(outline))
        // Two spaces: a member of the document itself. No text holds a line end.
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

    private func encoded(_ value: some Encodable) throws -> [UInt8] {
        Self.escapingControls(in: try JSON.indented(value))
    }

    /// JSON lets U+007F to U+009F stand as they are, and some terminals obey them. They can only be inside strings,
    /// so their bytes can be replaced wherever they are.
    private static func escapingControls(in json: some Sequence<UInt8>) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.underestimatedCount + 1)
        func escape(_ value: UInt8) {
            escaped += "\\u00".utf8
            escaped += [digits[Int(value >> 4)], digits[Int(value & 15)]]
        }
        var follows: UInt8?
        for byte in json {
            if let first = follows {
                follows = nil
                if (0x80...0x9F).contains(byte) {
                    escape(byte)
                    continue
                }
                escaped.append(first)
            }
            switch byte {
            case 0xC2: follows = byte
            case 0x7F: escape(byte)
            default: escaped.append(byte)
            }
        }
        return escaped
    }
}
