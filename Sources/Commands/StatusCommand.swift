import ArgumentParser
import Domain
import LibraryStore
import MarkupText
import SystemPackage

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show every collection and story, how many pages are ready, and how the last run ended.")

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var library: String
        var collections: [Collection] = []
        var lastRun: Run?

        struct Collection: Encodable {
            var name: String
            var title: String
            var stories: [Story] = []
        }

        struct Story: Encodable {
            var name: String
            var title: String
            var isListed: Bool
            var isPlanned: Bool
            var panels: [String: Int]
        }

        struct Run: Encodable {
            var name: String
            var outcome: String?
            var notices: [String]
        }
    }

    func run() async throws {
        let machine = try Machine.current()
        let root = global.libraryPath(on: machine)
        let library = try Library.open(at: root, fileSystem: machine.fileSystem, for: .reading)
        var document = Document(library: root.string)
        var lines: [String] = []
        for (id, facts) in try await library.collections() {
            let counts = try await library.panelCountsByStory(in: id)
            var collection = Document.Collection(name: facts.slug.text, title: facts.title)
            lines.append(facts.title.singleLine)
            for story in try await library.stories(of: id) {
                let panels = counts[story.id] ?? [:]
                collection.stories.append(
                    Document.Story(
                        name: story.slug.text, title: story.title, isListed: story.position != nil,
                        isPlanned: story.isPlanned,
                        panels: Dictionary(uniqueKeysWithValues: panels.map { ($0.key.rawValue, $0.value) })))
                lines.append("  \(story.title.singleLine) (\(story.slug)): \(standing(of: story, panels))")
            }
            document.collections.append(collection)
        }
        if let run = try await library.run() {
            document.lastRun = Document.Run(name: run.name, outcome: run.outcome, notices: run.notices)
            lines.append("last run \(run.name): \(run.outcome ?? "not finished")")
            lines += run.notices.map { "note: \($0.singleLine)" }
        }
        try library.close()
        try machine.output.result(global.json ? try JSONText.encode(document) : lines.map { $0 + "\n" }.joined())
    }

    private func standing(of story: StoredStory, _ panels: [PanelStatus: Int]) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let standing = PanelStanding(panels).text
        return story.position == nil ? "\(standing), no longer in the pipeline" : standing
    }
}
