import Domain
import Media
import PipelineFiles
import SystemPackage

/// The result of “import” as text and as JSON.
struct ImportOutcome {
    /// If there are more files, the command names them by a pattern.
    private static let mostNamedFiles = 4

    private let imports: [StoryImport]
    private let folder: String?
    /// The value of --split; nil if it is not given.
    private let split: StoryImport.Split?
    /// The file of each story, in order.
    let files: [(path: FilePath, text: String)]

    init(_ imports: [StoryImport], folder: String?, split: StoryImport.Split?) {
        self.imports = imports
        self.folder = folder
        self.split = split
        let stories = imports.flatMap(\.stories)
        var counts: [Slug: Int] = [:]
        files = stories.enumerated().map { index, story in
            let slug = Slug(title: story.title)
            counts[slug, default: 0] += 1
            let own = counts[slug, default: 1] == 1 ? slug : slug.numbered(counts[slug, default: 1])
            let name = stories.count == 1 ? own.text : Self.number(index + 1, of: stories.count) + "-" + own.text
            return (FilePath(folder ?? ".").appending("\(name).md"), story.text)
        }
    }

    /// So that the order of names is that of the stories.
    private static func number(_ number: Int, of count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(2, String(count).count) - digits.count) + digits
    }

    struct Document: Encodable {
        var written: Bool
        var files: [File]

        struct File: Encodable {
            var path: String
            var title: String?
            var author: String?
            var language: String?
            var split: StoryImport.Split
            var stories: [Story]
            var notices: [String]
        }

        struct Story: Encodable {
            var title: String
            var words: Int
            /// The place is either a line or a paragraph.
            var line: Int?
            var paragraph: Int?
            /// Its file; nil if it is not written.
            var file: String?
        }
    }

    var document: Document {
        var paths = files.map(\.path.string)[...]
        return Document(
            written: folder != nil,
            files: imports.map { source in
                Document.File(
                    path: source.path.string, title: source.title, author: source.author, language: source.language,
                    split: source.split,
                    stories: source.stories.map { story in
                        let path = paths.popFirst()
                        return Document.Story(
                            title: story.title, words: story.words, line: source.hasLines ? story.place : nil,
                            paragraph: source.hasLines ? nil : story.place, file: folder == nil ? nil : path)
                    }, notices: source.notices.map(\.description))
            })
    }

    var text: String {
        let found = imports.map(table).joined(separator: "\n")
        guard folder != nil else { return "\(found)\nWrite them with “\(command)”.\n" }
        return found + "\n" + files.map { "file    \($0.path.string.onOneLine)\n" }.joined()
            + "Make a book with “\(bookCommand)”.\n"
    }

    private func table(of source: StoryImport) -> String {
        let author = source.author.map { " by \($0.singleLine)" } ?? ""
        var lines = ["\(source.path.string.onOneLine): \(Counted.stories(source.stories.count))\(author)"]
        let unit = source.hasLines ? "line" : "paragraph"
        let rows =
            [("words", "begins at", "title")]
            + source.stories.map { ("\($0.words)", "\(unit) \($0.place)", $0.title.singleLine) }
        let (first, second) = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
        for row in rows {
            let words = String(repeating: " ", count: first - row.0.count) + row.0
            let place = row.1 + String(repeating: " ", count: second - row.1.count)
            lines.append("  \(words)  \(place)  \(row.2)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private var command: String {
        let sources = imports.map { ShellWord.quoted($0.path.string) }
        let split = split.map { " --split \($0.rawValue)" } ?? ""
        return "nightpress import \(sources.joined(separator: " "))\(split) --output stories"
    }

    private var bookCommand: String {
        let names =
            files.count <= Self.mostNamedFiles
            ? files.map { ShellWord.quoted($0.path.string) }.joined(separator: " ")
            : ShellWord.quoted(folder ?? ".") + "/*.md"
        var options = ""
        if files.count > 1, let source = imports.first {
            let stem = source.path.stem.map { StoryFileReader.title(fromFileName: $0) }
            if let title = source.title ?? stem { options += " --title \(ShellWord.quoted(title.singleLine))" }
        }
        let languages = Set(imports.compactMap(\.language))
        if let language = languages.first, languages.count == 1, language != "en" {
            options += " --language \(ShellWord.quoted(language))"
        }
        return "nightpress book \(names)\(options)"
    }
}
