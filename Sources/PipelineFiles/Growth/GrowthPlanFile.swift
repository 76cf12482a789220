package import Domain
package import Platform
package import SystemPackage
import Yams

/// The plan of a growing collection as a YAML file, for correction by a person.
package struct GrowthPlanFile {
    private static let sizeLimit = 1_000_000
    private static let keys = ["title", "hero", "goal", "theme", "lesson", "about"]

    private let fileSystem: any FileSystem

    package init(_ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    package func stories(in path: FilePath) throws(PipelineError) -> [GrownStory] {
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path, limit: Self.sizeLimit)
        } catch {
            throw PipelineError([
                Diagnostic(
                    path.string,
                    "cannot be read: \(error.reason); write it with “nightpress grow PIPELINE --write FILE”")
            ])
        }
        var yaml = StrictYAML(file: path.string)
        let stories = Self.stories(yaml.document(try UTF8Text.decode(bytes, file: path.string)), &yaml)
        guard yaml.problems.isEmpty else { throw PipelineError(yaml.problems) }
        return stories
    }

    private static func stories(_ root: Node?, _ yaml: inout StrictYAML) -> [GrownStory] {
        guard let root else {
            if yaml.problems.isEmpty { yaml.note("is empty; it must list at least one story") }
            return []
        }
        var titles: [Slug: (title: String, place: String)] = [:]
        return (yaml.items(root, called: "plan", remedy: "list at least one story") ?? []).compactMap { item in
            guard let members = yaml.mapping(item, called: "plan", keys: keys) else { return nil }
            for key in ["title", "hero"] where members[key] == nil {
                yaml.note(item, "a story of the plan has no “\(key):”")
            }
            let title = yaml.text(members["title"], called: "title")?.whiteSpaceFolded
            let hero = yaml.name(members["hero"], called: "hero")
            let goal = yaml.text(members["goal"], called: "goal", limit: Growth.wordLimit)?.whiteSpaceFolded
            let theme = yaml.choice(members["theme"], called: "theme", of: Theme.self)
            let lesson = yaml.text(members["lesson"], called: "lesson", limit: 120)?.whiteSpaceFolded
            let about = yaml.text(members["about"], called: "about", limit: 120)?.whiteSpaceFolded
            guard let title, let hero else { return nil }
            if let first = titles[Slug(title: title)] {
                let twice =
                    first.title == title
                    ? "“\(title)” is there twice" : "“\(title)” has the same name as “\(first.title)”"
                yaml.note(item, "the story \(twice), first at \(first.place); give one of them another title")
            }
            titles[Slug(title: title)] = (title, yaml.place(item))
            let named = theme ?? goal.flatMap(GrowthWords.theme) ?? .friendship
            return GrownStory(
                title: title, hero: hero, goal: goal ?? named.rawValue, theme: named, lesson: lesson ?? "",
                about: about ?? goal ?? "")
        }
    }

    /// The plan as YAML.
    package static func text(of stories: [GrownStory]) -> String {
        stories.map { story in
            let values = [
                ("title", story.title), ("hero", story.hero), ("goal", story.goal), ("theme", story.theme.rawValue),
                ("lesson", story.lesson), ("about", story.about),
            ]
            let lines = values.filter { !$0.1.isEmpty }.map { key, text in
                "\(key): \(text.whiteSpaceFolded.yamlQuoted)"
            }
            return "- " + lines.joined(separator: "\n  ") + "\n"
        }.joined()
    }
}
