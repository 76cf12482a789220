import MarkupText

extension PageText {
    /// A panel's caption; nothing for a panel without words.
    func caption(style: String? = nil) -> Markup {
        guard !paragraphs.isEmpty else { return .empty }
        return """
            <figcaption\(style.map { " style=\"\($0)\"" } ?? .empty)>
            \(markup)
            </figcaption>

            """
    }
}
