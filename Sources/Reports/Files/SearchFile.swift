import Domain
import Media

/// `search.js`: the searchable text, page by page in the report's order: the story's title and names, then the page's
/// text and the messages of backends. The browser loads it when a search begins.
///
/// The file calls a function of `index.html` with an array: `[story, [page, page, …]]` for each story, all of them
/// texts.
struct SearchFile: ReportFile {
    typealias Failure = Never

    static let name = "search.js"

    private var isFirst = true

    func begin() -> [UInt8] { Array("nightpressFound([".utf8) }

    mutating func add(_ story: StoryReport) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes += isFirst ? "\n[".utf8 : ",\n[".utf8
        isFirst = false
        append([story.title, story.collectionTitle, story.path], to: &bytes)
        bytes += ",[".utf8
        for (index, page) in story.pages.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(words(of: page), to: &bytes)
        }
        bytes += "]]".utf8
        return bytes
    }

    func end() -> [UInt8] { Array("\n]);\n".utf8) }

    /// Without duplicates.
    private func words(of page: PageReport) -> [String] {
        var words = [page.text]
        func add(_ word: String?) {
            if let word, !words.contains(word) { words.append(word) }
        }
        add(page.backend)
        for attempt in page.attempts {
            add(attempt.backend)
            add(attempt.outcome.rawValue)
            add(attempt.message)
        }
        let cause = page.cause?.attempt
        for word in [cause?.backend, cause?.outcome.rawValue, cause?.message] { add(word) }
        return words
    }

    /// A literal on one line that can neither end a script nor change a terminal.
    private func append(_ texts: [String], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for (index, text) in texts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: " ")) }
            for byte in text.plainText.utf8 {
                switch byte {
                case UInt8(ascii: "\n"), UInt8(ascii: "\t"): bytes.append(UInt8(ascii: " "))
                case UInt8(ascii: "\""): bytes += "\\\"".utf8
                case UInt8(ascii: "\\"): bytes += "\\\\".utf8
                case UInt8(ascii: "<"): bytes += "\\u003C".utf8
                default: bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
