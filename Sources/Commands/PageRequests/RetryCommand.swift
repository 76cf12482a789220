import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import Reports

struct RetryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry",
        abstract: "Draw pages again that failed or were cancelled, and replace text stand-ins.",
        discussion: """
            Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE; the collection may be left out where \
            only one has a story of that name, and the story where the collection has only one. Without names all are \
            meant.

            Pages that all backends refused are left out until something that decides their requests changes, such as the \
            prompts or the backend. A page that is named by its number is always requested, with its text stand-in.

            A run in progress takes the pages up; otherwise they are drawn now, by the pipeline that they are from. \
            What was asked for before and is not drawn yet is drawn too.

            Text stand-ins are texts and plans that the built-in generators made because no language model did. A run in \
            progress that has planned its stories leaves them to the next run.

              nightpress retry                        all that failed or was cancelled
              nightpress retry --placeholders         and placeholders and text stand-ins
              nightpress retry the-lantern-fox        of one story
              nightpress retry the-lantern-fox/3      page 3, whatever it lacks
            """)

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String] = []

    @Flag(
        name: .long,
        help: "Also draw pages that show a placeholder, and ask a language model for text stand-ins.")
    var placeholders = false

    @OptionGroup var asking: PageRequestOptions
    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let session = try await PageRequestSession.open(for: Self.self, global, asking)
        let found = try await session.names.pages(names)
        let (panels, refused) = try await panels(among: found.map(\.selection), in: session)
        let selections = found.map(\.selection)
        let standIns = try await standIns(
            among: placeholders ? selections : selections.filter { $0.page != nil }, in: session)
        guard !panels.isEmpty || !standIns.isEmpty else {
            let others = placeholders ? standIns : try await self.standIns(among: selections, in: session)
            return try await sayThereIsNothing(among: found, others.count, refused: refused, in: session)
        }
        // If no collection is named, a missing collection does not keep the others from being drawn.
        let run = PageRequestRun(
            session: session, done: "drawn", panels: panels, standIns: standIns, sparesOthers: names.isEmpty,
            refused: refused)
        try await run { try await session.library.panels.retry($0.map(\.id)) }
    }

    /// None where a language model is not to be asked.
    private func standIns(
        among selections: [PanelSelection], in session: PageRequestSession
    ) async throws -> SelectedStandIns {
        guard !asking.stub else { return SelectedStandIns() }
        let all = try await SelectedStandIns(among: selections, in: session.library)
        return all.without(try await session.collectionsWithoutLanguageModel(among: all.collections))
    }

    /// The panels to request, and the number of refused panels that are left out. A page that is named by its number is
    /// requested whatever it lacks.
    private func panels(
        among selections: [PanelSelection], in session: PageRequestSession
    ) async throws -> (requested: [PanelRecord], refused: Int) {
        let statuses: Set<PanelStatus> = placeholders ? [.failed, .cancelled, .placeholder] : [.failed, .cancelled]
        let collections = session.library.collections
        let named = try await collections.panels(
            in: selections.filter { $0.page != nil }, having: statuses.union([.placeholder]))
        let others = try await collections.panels(in: selections.filter { $0.page == nil }, having: statuses)
            .filter { other in !named.contains { $0.id == other.id } }
        let refused = try await session.unchangedRefusals(among: others)
        return (named + others.filter { !refused.contains($0.id) }, refused.count)
    }

    private func sayThereIsNothing(
        among found: [SelectedPages], _ standIns: Int, refused: Int, in session: PageRequestSession
    ) async throws {
        let counts = try await session.library.collections.panelCounts(in: found.map(\.selection))
        try session.library.close()
        let status = ExitStatus(RunEnd(panels: counts, textStandIns: standIns), isStrict: asking.after.strict)
        let document = PageRequestReport.Document(
            requested: 0, refused: refused > 0 ? refused : nil, panelsByStatus: counts)
        let words = Self.nothing(counts, textStandIns: standIns, refused: refused)
        try session.command.print(document, status: status, or: words + "\n")
        if status != .whole { throw CommandFailure(status) }
    }

    /// `refused` is the number of refused pages that were left out.
    static func nothing(_ counts: [PanelStatus: Int], textStandIns: Int, refused: Int = 0) -> String {
        let pageCounts = PageCountText(counts)
        guard pageCounts.total > 0 else {
            return "Nothing to retry: there are no pages yet. Make them with “nightpress run”."
        }
        let hint =
            if let notice = RefusedPages.notice(refused) {
                "\(notice)."
            } else if counts[.placeholder, default: 0] > 0 {
                "Draw placeholders again with --placeholders."
            } else if textStandIns > 0 {
                "Ask a language model for \(Counted.textStandIns(textStandIns)) with --placeholders."
            } else if pageCounts.ready == pageCounts.total {
                "Redraw a page with “nightpress regenerate NAME”."
            } else {
                "Draw the others with “nightpress run”."
            }
        return "Nothing to retry: \(pageCounts.text). \(hint)"
    }
}
