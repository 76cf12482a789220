package import Domain
package import SystemPackage

/// A pipeline file for the book of some story files, without one that a person has written.
package struct BookPipeline: Sendable {
    /// What replaces the defaults of a pipeline. Nil for the default.
    package struct Choices: Sendable {
        package var title: String?
        package var author: String?
        package var language: String?
        package var ages: String?
        package var style: String?

        package init(
            title: String? = nil, author: String? = nil, language: String? = nil, ages: String? = nil,
            style: String? = nil
        ) {
            self.title = title
            self.author = author
            self.language = language
            self.ages = ages
            self.style = style
        }
    }

    /// A backend to ask before the built-in generators.
    package struct Backend: Hashable, Sendable {
        package enum Product: String, Sendable {
            case texts = "text"
            case images
        }

        package var name: String
        package var kind: String
        package var url: String
        package var product: Product

        package init(_ name: String, kind: String, url: String, makes product: Product) {
            self.name = name
            self.kind = kind
            self.url = url
            self.product = product
        }
    }

    package let title: String
    private let stories: [FilePath]
    private let choices: Choices
    package var backends: [Backend] = []

    /// `stories` are absolute paths. Reads the stories; the title is that of the first one unless another is chosen.
    package init(
        of stories: [FilePath], _ choices: Choices, reader: StoryFileReader
    ) async throws {
        var problems: [Diagnostic] = []
        var titles: [String] = []
        for path in stories {
            let entry = StoryEntry(slug: Slug(title: path.stem ?? "story"), source: .file(path), place: path.string)
            do {
                titles.append(try await reader.content(of: entry, at: path).story.title)
            } catch let error as PipelineError {
                problems += error.problems
            }
        }
        guard let first = titles.first, problems.isEmpty else { throw PipelineError(problems) }
        title = choices.title ?? (titles.count == 1 ? first : "\(first) and other stories")
        self.stories = stories
        self.choices = choices
    }

    package var slug: Slug { Slug(title: title) }

    /// The content of the file.
    package func text() -> String {
        var lines = [
            "# Written by the command “book”, which writes it again. To change it, copy it.",
            "collection: \(title.yamlQuoted)",
        ]
        if let author = choices.author { lines.append("book: { author: \(author.yamlQuoted) }") }
        if let language = choices.language { lines.append("language: \(language.yamlQuoted)") }
        if let ages = choices.ages { lines.append("audience: { ages: \(ages.yamlQuoted) }") }
        if let style = choices.style { lines.append("style: \(style.yamlQuoted)") }
        lines += ["stories:"] + storyLines()
        for product in [Backend.Product.texts, .images] {
            let names = backends.filter { $0.product == product }.map(\.name) + ["stub"]
            lines.append("\(product.rawValue): [\(names.joined(separator: ", "))]")
        }
        if !backends.isEmpty {
            lines.append("backends:")
            lines += backends.map { "  \($0.name): { kind: \($0.kind), url: \($0.url.yamlQuoted) }" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The stories of an earlier file for this book that this one does not have, as the file names them.
    package func storiesMissing(from earlier: String) throws -> [String] {
        let own = Set(storyLines())
        return try earlier.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix(Self.storyMark) && !own.contains($0) }
            .map { try JSON.value(String($0.dropFirst(Self.storyMark.count))) }
    }

    private static let storyMark = "  - file: "

    private func storyLines() -> [String] {
        stories.map { Self.storyMark + $0.string.yamlQuoted }
    }
}
