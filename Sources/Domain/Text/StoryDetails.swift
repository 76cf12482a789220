/// What a pipeline or a story file may say of a story besides its title and its text. What is nil is not said.
package struct StoryDetails: Hashable, Codable, Sendable {
    /// The writer's name.
    package var author: String?
    package var theme: Theme?

    package init(author: String? = nil, theme: Theme? = nil) {
        self.author = author
        self.theme = theme
    }

    /// These details, and the others where these say nothing.
    package func orElse(_ others: StoryDetails) -> StoryDetails {
        StoryDetails(author: author ?? others.author, theme: theme ?? others.theme)
    }

    /// For digests. Every further detail is added only where it is set, so that digests of stories without it stay.
    package var canonicalText: String { "\(author ?? "")\u{0}\(theme?.rawValue ?? "")" }
}
