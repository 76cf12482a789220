package import Domain
package import Platform
package import SystemPackage

/// Reads a story from plain text or Markdown.
package struct StoryFileReader: Sendable {
    /// Bytes a story may have: about a million words, ten long novels.
    static let sizeLimit = 5_000_000
    static let titleLimit = 200

    private let fileSystem: any FileSystem
    /// That of the collection, which a story that tells its own must have; nil where it is not known.
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

    /// `bytes` are the file's. What the pipeline says of the story wins over what the file says.
    package func story(from bytes: [UInt8], entry: StoryEntry, path: FilePath) throws(PipelineError) -> StoryText {
        let text = try UTF8Text.decode(bytes, file: path.string)
        let document =
            Self.isMarkdown(path)
            ? try MarkdownStory(text, file: path.string, language: language) : MarkdownStory(plain: text)
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
        return StoryText(title: title, details: entry.details.orElse(document.details), body: document.body)
    }

    private static func isMarkdown(_ path: FilePath) -> Bool {
        ["md", "markdown"].contains(path.suffix?.lowercased() ?? "")
    }

    /// Whether a file is called as stories are, and pipelines are not.
    static func hasStoryName(_ path: FilePath) -> Bool { isMarkdown(path) || path.suffix?.lowercased() == "txt" }

    /// `the-lantern-fox` becomes “The lantern fox”.
    private static func title(fromFileName stem: String) -> String {
        let words = stem.map { "-_".contains($0) ? " " : $0 }
        let title = String(words).whiteSpaceFolded
        return title.isEmpty ? stem : title.prefix(1).uppercased() + title.dropFirst()
    }
}
