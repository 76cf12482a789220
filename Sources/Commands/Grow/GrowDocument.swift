import Domain
import Media
import PipelineFiles

/// The plan of a growing collection, as text and for `grow --json`.
struct GrowDocument: Encodable {
    struct Goal: Encodable {
        var goal: String
        var theme: Theme
        /// False if no word of the goal is known.
        var known: Bool
    }

    struct Story: Encodable {
        var title: String
        var hero: String
        var goal: String
        var theme: Theme
        var lesson: String
        var about: String
        /// Whether a run has come to it.
        var made: Bool
    }

    var collection: Slug
    var collectionTitle: String
    var eachRun: Int?
    var goals: [Goal]
    var stories: [Story]
    /// How many of the last stories a language model is to plan. Shown are those of the built-in plan.
    var unplanned: Int
    /// How many stories of the edited plan come after the wanted number. They are not made.
    var leftOut: Int
    var file: String?

    init(collection: CollectionFacts, _ growth: Growth, _ stories: [GrownStory], unplanned: Int, file: String?) {
        self.collection = collection.slug
        collectionTitle = collection.title
        eachRun = growth.eachRun
        goals = growth.themes.map { Goal(goal: $0.goal, theme: $0.theme, known: $0.isKnown) }
        self.stories = stories.map { story in
            Story(
                title: story.title, hero: story.hero, goal: story.goal, theme: story.theme, lesson: story.lesson,
                about: story.about, made: story.isMade)
        }
        self.unplanned = unplanned
        leftOut = max(0, growth.given.count - growth.stories)
        self.file = file
    }

    var text: String {
        let made = stories.count(where: \.made)
        var lines = ["\(collectionTitle.singleLine) (\(collection)): \(made) of \(Counted.stories(stories.count)) made"]
        lines += goals.filter { $0.goal != $0.theme.rawValue }.map {
            "goal    \($0.goal.singleLine): \($0.theme.rawValue)\($0.known ? "" : " (not known)")"
        }
        let digits = String(stories.count).count
        for (index, story) in stories.enumerated() {
            let number = String(repeating: " ", count: digits - String(index + 1).count) + "\(index + 1)"
            lines.append("\(number)  \(story.made ? "made   " : "to come")  \(story.title.singleLine)")
            let lesson = story.lesson.isEmpty ? "" : "; \(story.lesson.singleLine)"
            lines.append(
                String(repeating: " ", count: digits + 11)
                    + "\(story.goal.singleLine) (\(story.theme.rawValue))\(lesson)")
        }
        if unplanned > 0 {
            lines.append("note    the next run asks a language model to plan the last \(Counted.stories(unplanned));")
            lines.append("        shown is the built-in plan")
        }
        if leftOut > 0 {
            let words = Counted(leftOut, "more story of the plan is", "more stories of the plan are")
            lines.append("note    \(words) left out; raise “stories” to make \(leftOut == 1 ? "it" : "them")")
        }
        if let file { lines.append("file    \(file.onOneLine)") }
        return lines.map { $0 + "\n" }.joined()
    }
}
