package import Domain
package import Platform
package import SystemPackage

/// Reads a story from plain text, Markdown, or a document.
package struct StoryFileReader: Sendable {
    /// The maximum size of a text in bytes: about a million words, ten long novels.
    static let sizeLimit = 5_000_000
    static let titleLimit = 200

    private let fileSystem: any FileSystem
    /// Nil if documents cannot be read.
    private let documents: DocumentConverter?
    /// The collection's language; nil if unknown. A story file that sets a language must set this one.
    private let language: String?

    package init(fileSystem: any FileSystem, documents: DocumentConverter? = nil, language: String? = nil) {
        self.fileSystem = fileSystem
        self.documents = documents
        self.language = language
    }

    package func bytes(of path: FilePath, place: String) throws(PipelineError) -> [UInt8] {
        do {
            return try fileSystem.read(
                path, limit: Self.isDocument(path) ? DocumentConverter.sizeLimit : Self.sizeLimit)
        } catch {
            throw PipelineError([
                Diagnostic(place, "cannot read the story “\(path)”: \(fileSystem.reason(for: error))")
            ])
        }
    }

    /// Nil if there is no file, or if it cannot be looked at.
    package func status(of path: FilePath) -> FileStatus? {
        let status = try? fileSystem.status(of: path)
        return status?.kind == .file ? status : nil
    }

    /// The story of an entry at that path, and notices about what is left out of it. Values in the pipeline take
    /// precedence over values in the file. Throws a `PipelineError`, or `CancellationError`.
    package func content(
        of entry: StoryEntry, at path: FilePath
    ) async throws -> (story: StoryText, notices: [Diagnostic]) {
        let bytes = try bytes(of: path, place: entry.place)
        guard let kind = DocumentKind(bytes, named: path), kind.problem == nil else {
            return try content(from: bytes, entry: entry, path: path)
        }
        guard let documents else { throw DocumentConverter.missing(kind, file: path.string) }
        let tree = try await documents.tree(of: bytes, kind, file: path.string)
        let document = MarkdownStory(tree, of: kind, file: path.string, language: language)
        var content = try content(document, entry: entry, path: path)
        content.notices = kind.notices(of: bytes, at: path) + content.notices
        content.notices += StoryImport.notices(of: ImportSource(tree, file: path.string), at: path)
        return content
    }

    /// A file with any number of stories.
    func importSource(at path: FilePath) async throws -> ImportSource {
        let bytes = try bytes(of: path, place: path.string)
        let file = path.string
        if let kind = DocumentKind(bytes, named: path) {
            if let problem = kind.problem { throw PipelineError([Diagnostic(file, problem)]) }
            guard let documents else { throw DocumentConverter.missing(kind, file: file) }
            var source = ImportSource(try await documents.tree(of: bytes, kind, file: file), file: file)
            source.notices = kind.notices(of: bytes, at: path) + source.notices
            return source
        }
        var leftOut = LeftOut()
        let text = leftOut.withoutControls(try UTF8Text.decode(bytes, file: file))
        if Self.isTwee(path) {
            throw PipelineError([
                Diagnostic(
                    file,
                    "is one story with choices, which needs no import; list it in a pipeline as “file: \(path.lastComponent?.string ?? file)”"
                )
            ])
        }
        var source =
            try Self.isMarkdown(path)
            ? ImportSource(markdown: text, file: file)
            : GutenbergText(text).map { ImportSource($0, file: file) } ?? ImportSource(plain: text)
        source.notices += leftOut.notices(file: file)
        return source
    }

    /// What is wrong with the story of an entry at that path, as far as it can be seen without running a program.
    package func problems(of entry: StoryEntry, at path: FilePath) -> [Diagnostic] {
        do throws(PipelineError) {
            let bytes = try bytes(of: path, place: entry.place)
            if let kind = DocumentKind(bytes, named: path), kind.problem == nil {
                try DocumentConverter.check(bytes, kind, file: path.string)
            } else {
                _ = try content(from: bytes, entry: entry, path: path)
            }
            return []
        } catch {
            return error.problems
        }
    }

    /// The story of a text. `bytes` are the content of the file.
    package func story(from bytes: [UInt8], entry: StoryEntry, path: FilePath) throws(PipelineError) -> StoryText {
        try content(from: bytes, entry: entry, path: path).story
    }

    /// The story of a text, and notices about what is left out of it.
    func content(
        from bytes: [UInt8], entry: StoryEntry, path: FilePath
    ) throws(PipelineError) -> (story: StoryText, notices: [Diagnostic]) {
        if let kind = DocumentKind(bytes, named: path) {
            guard let problem = kind.problem else { throw DocumentConverter.missing(kind, file: path.string) }
            throw PipelineError([Diagnostic(path.string, problem)])
        }
        var leftOut = LeftOut()
        let text = leftOut.withoutControls(try UTF8Text.decode(bytes, file: path.string))
        var content = try content(ofText: text, entry: entry, path: path)
        content.notices += leftOut.notices(file: path.string)
        return content
    }

    private func content(
        ofText text: String, entry: StoryEntry, path: FilePath
    ) throws(PipelineError) -> (story: StoryText, notices: [Diagnostic]) {
        if Self.isMarkdown(path) {
            var story = try MarkdownStory(text, file: path.string, language: language)
            story.cast = try PortraitReader(fileSystem).cast(story.cast)
            return try content(story, entry: entry, path: path)
        }
        if Self.isTwee(path) {
            return try content(MarkdownStory(twee: text, file: path.string), entry: entry, path: path)
        }
        guard let book = GutenbergText(text) else {
            return try content(MarkdownStory(plain: text), entry: entry, path: path)
        }
        var content = try content(MarkdownStory(book, file: path.string), entry: entry, path: path)
        content.notices += StoryImport.notices(of: ImportSource(book, file: path.string), at: path)
        return content
    }

    private func content(
        _ document: MarkdownStory, entry: StoryEntry, path: FilePath
    ) throws(PipelineError) -> (story: StoryText, notices: [Diagnostic]) {
        guard !document.body.isEmpty else {
            throw PipelineError([
                Diagnostic(entry.place, "the story “\(path)” has no text; write it, or take it out of the pipeline")
            ])
        }
        let title = entry.title ?? document.title ?? Self.title(fromFileName: path.stem ?? "story")
        guard document.body.utf8.count <= Self.sizeLimit else {
            throw PipelineError([
                Diagnostic(
                    entry.place,
                    "the text of “\(path)” has more than \(Self.sizeLimit / 1_000_000) MB; divide it into several stories"
                )
            ])
        }
        guard title.count <= Self.titleLimit else {
            throw PipelineError([
                Diagnostic(
                    entry.place,
                    "the title of “\(path)” is \(title.count) characters long, at most \(Self.titleLimit); give a shorter “title:”"
                )
            ])
        }
        var notices = document.notices
        if let own = document.title, own != title {
            notices.append(
                Diagnostic(
                    document.titleLine.map { "\(path):\($0)" } ?? path.string,
                    "left out of the story: its title \(own.quoted()); the pipeline gives the title \(title.quoted())"))
        }
        let story = StoryText(
            title: title, details: entry.details.orElse(document.details), body: document.body,
            headings: document.headings, passages: document.passages, cast: entry.cast.orElse(document.cast))
        return (story, notices)
    }

    private static func isMarkdown(_ path: FilePath) -> Bool {
        ["md", "markdown"].contains(path.suffix?.lowercased() ?? "")
    }

    static func isTwee(_ path: FilePath) -> Bool { ["twee", "tw"].contains(path.suffix?.lowercased() ?? "") }

    /// Whether the file name has the extension of a story.
    static func hasStoryName(_ path: FilePath) -> Bool {
        isMarkdown(path) || isTwee(path) || isDocument(path) || path.suffix?.lowercased() == "txt"
    }

    private static func isDocument(_ path: FilePath) -> Bool {
        DocumentKind.extensions.contains(path.suffix?.lowercased() ?? "")
    }

    /// `the-lantern-fox` becomes “The lantern fox”.
    package static func title(fromFileName stem: String) -> String {
        let words = stem.map { "-_".contains($0) ? " " : $0 }
        let title = String(words).whiteSpaceFolded
        return title.isEmpty ? stem : title.prefix(1).uppercased() + title.dropFirst()
    }
}
