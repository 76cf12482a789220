import Domain
import Yams

/// Reads the front matter of a Markdown story, or decides that it is text of the story.
///
/// It is front matter if it is a YAML mapping whose keys are single words, with a key of a story or with keys of other
/// programs only. Everything else is text.
struct FrontMatter {
    /// The keys that a story has.
    private static let keys = ["title"] + StrictYAML.storyDetailKeys + ["language", "cast"]
    /// Common keys of other programs.
    private static let foreignKeys: Set<String> = [
        "abstract", "aliases", "categories", "category", "comments", "copyright", "cover", "cover-image", "created",
        "creator", "css", "date", "description", "draft", "id", "identifier", "image", "keywords", "lang", "lastmod",
        "layout", "license", "modified", "permalink", "publisher", "published", "rights", "series", "slug", "status",
        "subject", "subtitle", "summary", "tag", "tags", "thumbnail", "toc", "type", "updated", "uuid", "version",
        "weight",
    ]

    /// Of a file with more lines that contain “#”, only the comments in the first of them are named.
    private static let namedComments = 20

    private(set) var isText = false
    private(set) var title: String?
    private(set) var details = StoryDetails()
    private(set) var cast: [CastEntry] = []
    /// As the author wrote it.
    private(set) var language: String?
    private(set) var notices: [Diagnostic] = []

    init(_ block: FrontMatterLines, file: String, language: String?) throws(PipelineError) {
        var yaml = StrictYAML(file: file)
        let namesKey = block.yaml.lines.contains { line in Self.keys.contains { line.hasPrefix("\($0):") } }
        guard block.isClosed else {
            guard namesKey else {
                isText = true
                return
            }
            yaml.note("begins with front matter that does not end; put a line “---” behind it")
            throw PipelineError(yaml.problems)
        }
        let root = yaml.document(block.yaml)
        guard yaml.problems.isEmpty else {
            guard namesKey else {
                becomeText(in: file)
                return
            }
            throw PipelineError(yaml.problems)
        }
        guard let mapping = root?.mapping else {
            isText = !block.isEmpty
            return
        }
        try check(mapping, &yaml)
        guard !isText else {
            becomeText(in: file)
            return
        }
        noteForeignKeys(of: mapping, &yaml)
        noteComments(in: block.yaml, of: mapping, file: file)
        title = yaml.text(Self.member("title", of: mapping), called: "title")?.whiteSpaceFolded
        // “\e” in quotation marks is an escape character.
        for name in ["title", "author"] {
            guard let node = Self.member(name, of: mapping), let text = node.scalar?.string,
                text.unicodeScalars.contains(where: \.isControl)
            else { continue }
            yaml.note(node, "“\(name)” has a control character in it")
        }
        details = yaml.storyDetails { Self.member($0, of: mapping) }
        cast = yaml.cast(Self.member("cast", of: mapping))
        self.language = Self.member("language", of: mapping)?.scalar?.string
        Self.compareLanguage(of: mapping, with: language, &yaml)
        guard yaml.problems.isEmpty else { throw PipelineError(yaml.problems) }
    }

    private mutating func becomeText(in file: String) {
        isText = true
        notices = [
            Diagnostic(
                "\(file):1",
                "the lines from “---” are text of the story, not front matter; front matter has only keys such as "
                    + StrictYAML.list(Self.keys))
        ]
    }

    /// Decides whether the mapping is text. Reports misspelled keys.
    private mutating func check(_ mapping: Node.Mapping, _ yaml: inout StrictYAML) throws(PipelineError) {
        var hasOwnKey = false
        var hasUnknownKey = false
        for (node, _) in mapping {
            guard let key = node.scalar?.string, Self.isWord(key) else {
                isText = true
                return
            }
            if Self.keys.contains(key) {
                hasOwnKey = true
            } else if !Self.foreignKeys.contains(key) {
                hasUnknownKey = true
                if let nearest = Spelling.nearest(to: key, among: Self.keys) {
                    yaml.note(
                        node,
                        "unknown key \(StrictYAML.excerpt(node)); did you mean “\(nearest)”? "
                            + "If these lines are text, put an empty line below the first “---”")
                }
            }
        }
        guard yaml.problems.isEmpty else { throw PipelineError(yaml.problems) }
        isText = hasUnknownKey && !hasOwnKey
    }

    private static func isWord(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 40
            && key.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
            }
    }

    private mutating func noteForeignKeys(of mapping: Node.Mapping, _ yaml: inout StrictYAML) {
        let foreign = mapping.keys.filter { !Self.keys.contains($0.scalar?.string ?? "") }
        guard let first = foreign.first else { return }
        let names = StrictYAML.list(foreign.prefix(5).compactMap { $0.scalar?.string })
        let more = foreign.count > 5 ? " and \(foreign.count - 5) more" : ""
        notices.append(
            Diagnostic(
                yaml.place(first),
                "left out of the story: \(foreign.count == 1 ? "the key" : "the keys") \(names)\(more) of the front matter"
            ))
    }

    /// An author may mean a number sign: `title: The Owl Book #2`. Text is a comment if the values are the same without it.
    private mutating func noteComments(in yaml: String, of mapping: Node.Mapping, file: String) {
        let lines = yaml.lines.map { String($0) }
        for (index, line) in lines.enumerated().filter({ $0.element.contains("#") }).prefix(Self.namedComments) {
            let comment = line.indices.first { place in
                guard line[place] == "#" else { return false }
                var others = lines
                others[index] = String(line[..<place])
                return (try? Yams.compose(yaml: others.joined(separator: "\n")))?.mapping == mapping
            }
            guard let comment else { continue }
            let text = String(line[comment...]).whiteSpaceFolded
            let isWholeLine = line[..<comment].allSatisfy(\.isWhitespace)
            notices.append(
                Diagnostic(
                    "\(file):\(index + 1):\(line.distance(from: line.startIndex, to: comment) + 1)",
                    "left out of the story: the comment “\(text.prefix(60))\(text.count > 60 ? "…" : "")” of the front matter"
                        + (isWholeLine ? "" : "; a value with “#” needs quotation marks")))
        }
    }

    private static func compareLanguage(of mapping: Node.Mapping, with collection: String?, _ yaml: inout StrictYAML) {
        guard let collection, let node = member("language", of: mapping), let own = node.scalar?.string,
            !isSameLanguage(own, collection)
        else { return }
        yaml.note(
            node,
            "the story is in “\(own)” and its collection in “\(collection)”; a collection has one language: list the story "
                + "in a pipeline of its own, with “language: \(own)”")
    }

    static func isSameLanguage(_ one: String, _ other: String) -> Bool {
        one.lowercased().prefix(while: \.isLetter) == other.lowercased().prefix(while: \.isLetter)
    }

    /// Nil if a member is missing or empty.
    private static func member(_ name: String, of mapping: Node.Mapping) -> Node? {
        mapping[Node(name)].flatMap { StrictYAML.isEmpty($0) ? nil : $0 }
    }
}
