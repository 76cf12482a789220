import Domain
import Yams

/// Story details in pipelines and in the front matter of story files.
extension StrictYAML {
    static let storyDetailKeys = ["author", "theme"]

    mutating func storyDetails(_ member: (String) -> Node?) -> StoryDetails {
        let author = text(member("author"), called: "author")?.whiteSpaceFolded
        return StoryDetails(author: author, theme: choice(member("theme"), called: "theme", of: Theme.self))
    }
}
