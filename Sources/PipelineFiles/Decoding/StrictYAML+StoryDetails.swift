import Domain
import Yams

/// Story details in pipelines and in the front matter of story files.
extension StrictYAML {
    static let storyDetailKeys = ["author", "theme"]

    mutating func storyDetails(_ member: (String) -> Node?) -> StoryDetails {
        let author = text(member("author"), called: "author")?.whiteSpaceFolded
        return StoryDetails(author: author, theme: theme(member("theme")))
    }

    /// The theme of a story: its name, or words such as “courage” that stand for one.
    mutating func theme(_ node: Node?) -> Theme? {
        if let words = node?.scalar?.string, let theme = GrowthWords.theme(of: words) { return theme }
        return choice(node, called: "theme", of: Theme.self)
    }
}
