import ArgumentParser
import Domain
import LibraryStore
import Pipeline

struct MoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Draw waiting pages before all others, or after them.",
        usage: "nightpress move [<options>] (--first | --last) <name> ...",
        discussion: """
            Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE, of a comic also \
            COLLECTION/STORY/PAGE/PANEL; the collection may be left out where only one has a story of that name, and the \
            story where the collection has only one.

            Pages that wait are moved within the queue of their collection, also while a run is in progress. Pages that \
            “nightpress regenerate NAME” asked for are still drawn first. “nightpress run --dry-run --verbose” shows the order.

              nightpress move the-lantern-fox/3 --first
              nightpress move lanterns/the-lantern-fox --last
            """)

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String]

    @Flag(name: .long, help: "Draw them before all other pages of the collection.")
    var first = false

    @Flag(name: .long, help: "Draw them after all other pages of the collection.")
    var last = false

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var moved: [String]
        /// Pages that do not wait: they are ready or failed, or are being drawn.
        var notWaiting: [String]
    }

    func validate() throws {
        guard first != last else { throw ValidationError("Say where the pages go: --first or --last.") }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let library = try await global.openForAsking(on: session.machine)
        let names = try await NameResolver(of: library)
        let panels = try await library.collections.panels(in: try await names.pages(self.names).map(\.selection))
        let moved = Set(try await library.panels.move(panels.map(\.id), to: first ? .first : .last))
        let running = try await library.runInProgress()
        try library.close()
        let document = Document(
            moved: panels.filter { moved.contains($0.id) }.map(names.name),
            notWaiting: panels.filter { !moved.contains($0.id) }.map(names.name))
        guard !moved.isEmpty else {
            throw CommandFailure(
                .input,
                panels.isEmpty
                    ? "there are no pages yet; make them with “nightpress run”"
                    : "\(Self.rest(document.notWaiting)); draw ready pages again with “nightpress regenerate NAME”, failed ones with "
                        + "“nightpress retry”")
        }
        try session.print(document, or: text(of: document, running))
    }

    private func text(of document: Document, _ running: RunInProgress?) -> String {
        let place = first ? "before" : "after"
        let run = running.map { "the run \($0.run.name)" } ?? "the next run"
        let rest = document.notWaiting.isEmpty ? "" : "; \(Self.rest(document.notWaiting))"
        let pages = Counted.pages(document.moved.count)
        return "\(pages) moved; \(run) draws \(document.moved.count == 1 ? "it" : "them") \(place) the others\(rest).\n"
    }

    private static func rest(_ names: [String]) -> String {
        names.count == 1
            ? "“\(names[0])” does not wait" : "\(Counted.pages(names.count)) do not wait, the first is “\(names[0])”"
    }
}
