import Domain
import Media

extension BookParts {
    /// The paragraphs of a page, to be measured.
    func texts(of matter: BookMatter, for format: ExportFormat) -> [String] {
        switch matter {
        case .title: titleNames.map(\.text) + (publisher.map { [$0] } ?? [])
        case .copyright: copyrightPage(for: format)
        case .dedication: PageText(dedication ?? "").paragraphs
        case .about: PageText(about ?? "").paragraphs
        }
    }

    func markup(of matter: BookMatter, for format: ExportFormat) -> [Markup] {
        texts(of: matter, for: format).map { text in
            matter == .title && text == title
                ? "<h1>\(BookNames.isolated(text))</h1>" : "<p>\(BookNames.isolated(text))</p>"
        }
    }
}

extension TitleSetting.Name {
    /// Each of its parts is isolated.
    var markup: Markup { parts.map { BookNames.isolated($0) }.joined(separator: " · ") }
}
