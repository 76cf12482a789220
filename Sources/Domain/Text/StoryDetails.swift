/// Facts about a story from a pipeline or a story file, in addition to its title and text. Nil means not given.
package struct StoryDetails: Hashable, Codable, Sendable {
    package var author: String?
    package var theme: Theme?

    package init(author: String? = nil, theme: Theme? = nil) {
        self.author = author
        self.theme = theme
    }

    /// These details, with those of `others` where these are nil.
    package func orElse(_ others: StoryDetails) -> StoryDetails {
        StoryDetails(author: author ?? others.author, theme: theme ?? others.theme)
    }

    /// For digests. Further details are added only if they are set, so that digests of stories without them do not
    /// change.
    package var canonicalText: String { "\(author ?? "")\u{0}\(theme?.rawValue ?? "")" }
}
