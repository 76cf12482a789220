package import Domain
package import Platform
package import SystemPackage

/// Reads a story from plain text or Markdown.
package struct StoryFileReader: Sendable {
    /// The maximum size of a story in bytes: about a million words, ten long novels.
    static let sizeLimit = 5_000_000
    static let titleLimit = 200

    private let fileSystem: any FileSystem
    /// The collection's language; nil if unknown. A story file that sets a language must set this one.
    private let language: String?

    package init(fileSystem: any FileSystem, language: String? = nil) {
        self.fileSystem = fileSystem
        self.language = language
    }

    package func bytes(of path: FilePath, place: String) throws(PipelineError) -> [UInt8] {
        do {
            return try fileSystem.read(path, limit: Self.sizeLimit)
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

    /// `bytes` are the content of the file. Values in the pipeline take precedence over values in the file.
    package func story(from bytes: [UInt8], entry: StoryEntry, path: FilePath) throws(PipelineError) -> StoryText {
        try content(from: bytes, entry: entry, path: path).story
    }

    /// The story, and notices about what is left out of it.
    package func content(from bytes: [UInt8], entry: StoryEntry, path: FilePath) throws(PipelineError) -> (
        story: StoryText, notices: [Diagnostic]
    ) {
        if let kind = DocumentKind(bytes) {
            throw PipelineError([Diagnostic(path.string, kind.problem(of: path.string))])
        }
        let text = try UTF8Text.decode(bytes, file: path.string)
        let document =
            Self.isMarkdown(path)
            ? try MarkdownStory(text, file: path.string, language: language)
            : GutenbergText(text).map { MarkdownStory($0, file: path.string) } ?? MarkdownStory(plain: text)
        guard !document.body.isEmpty else {
            throw PipelineError([
                Diagnostic(entry.place, "the story “\(path)” has no text; write it, or take it out of the pipeline")
            ])
        }
        let title = entry.title ?? document.title ?? Self.title(fromFileName: path.stem ?? "story")
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
                    "\(path):\(document.titleLine)",
                    "left out of the story: its title \(own.quoted()); the pipeline gives the title \(title.quoted())"))
        }
        return (StoryText(title: title, details: entry.details.orElse(document.details), body: document.body), notices)
    }

    private static func isMarkdown(_ path: FilePath) -> Bool {
        ["md", "markdown"].contains(path.suffix?.lowercased() ?? "")
    }

    /// Whether the file name has the extension of a story.
    static func hasStoryName(_ path: FilePath) -> Bool { isMarkdown(path) || path.suffix?.lowercased() == "txt" }

    /// `the-lantern-fox` becomes “The lantern fox”.
    private static func title(fromFileName stem: String) -> String {
        let words = stem.map { "-_".contains($0) ? " " : $0 }
        let title = String(words).whiteSpaceFolded
        return title.isEmpty ? stem : title.prefix(1).uppercased() + title.dropFirst()
    }
}
