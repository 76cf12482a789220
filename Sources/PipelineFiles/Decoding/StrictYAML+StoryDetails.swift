import Domain
import Yams

/// What pipelines and the front matter of story files may say of a story.
extension StrictYAML {
    static let storyDetailKeys = ["author", "theme"]

    mutating func storyDetails(_ member: (String) -> Node?) -> StoryDetails {
        let author = text(member("author"), called: "author")?.whiteSpaceFolded
        return StoryDetails(author: author, theme: choice(member("theme"), called: "theme", of: Theme.self))
    }
}
