import ArgumentParser
import Domain
import Generation
import LibraryStore
import Media
import Pipeline

struct RegenerateCommand: AsyncParsableCommand {
    /// In Unicode scalars, the same limit as in a page spec.
    private static let directionLimit = 240

    static let configuration = CommandConfiguration(
        commandName: "regenerate",
        abstract: "Redraw pages that came out wrong. What they showed stays in their history.",
        discussion: """
            Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE, of a comic also \
            COLLECTION/STORY/PAGE/PANEL; the collection may be left out where only one has a story of that name, and the \
            story where the collection has only one.

            A page shows its picture until the new one is there. A run in progress takes the pages up; otherwise they \
            are drawn now, by the pipeline that they are from. “nightpress status NAME --why” shows earlier pictures.

              nightpress regenerate the-lantern-fox/3
              nightpress regenerate the-lantern-fox/3 --direction 'A fox holds up a lantern.'
              nightpress regenerate the-lantern-fox/3 --restore
            """)

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String]

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Draw this instead of what was planned, for one page. Holds until another is given; '' goes back to the plan. (default: the plan)",
            valueName: "text"))
    var direction: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("The seed, a whole number. (default: another each time)", valueName: "n"),
        transform: { try Self.seed($0) })
    var seed: UInt64?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Ask only this image backend, one that the pipeline describes. (default: all of them, in their order)",
            valueName: "name"))
    var backend: String?

    @Flag(name: .long, help: "Put the new picture beside the one that is shown, to be looked at.")
    var keep = false

    @Flag(name: .long, help: "Draw nothing; show the newest earlier picture again.")
    var restore = false

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Restore this earlier picture, by its number in “status --why”. (default: the newest)", valueName: "n"))
    var picture: Int?

    @OptionGroup var asking: PageRequestOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if restore, direction != nil || seed != nil || backend != nil || keep {
            throw ValidationError("--restore draws nothing: --direction, --seed, --backend and --keep go without it.")
        }
        if picture != nil, !restore { throw ValidationError("--picture goes with --restore.") }
        if backend != nil, asking.stub { throw ValidationError("--backend and --stub exclude each other.") }
        if let direction, !direction.singleLine.isEmpty, !direction.isVisible {
            throw ValidationError("--direction has only invisible characters; describe the picture in words.")
        }
        if let direction, direction.singleLine.unicodeScalars.count > Self.directionLimit {
            throw ValidationError(
                "--direction has \(direction.singleLine.unicodeScalars.count) characters, "
                    + "may have at most \(Self.directionLimit).")
        }
    }

    func run() async throws {
        let session = try await PageRequestSession.open(for: Self.self, global, asking)
        let found = try await session.names.pages(names)
        try session.names.requireDrawable(found)
        let panels = try await session.library.collections.panels(in: found.map(\.selection))
        guard !panels.isEmpty else {
            throw CommandFailure(.input, "there are no pages yet; make them with “nightpress run”")
        }
        if panels.count > 1, let option = direction != nil ? "--direction" : picture != nil ? "--picture" : nil {
            throw CommandFailure(
                .usage, "\(option) is for one page, and these names mean \(panels.count); name a page")
        }
        if restore { return try await restore(panels, in: session) }
        try await checkWords(of: panels, in: session)
        let pageRequests = panels.map { (panel: $0.id, pageRequest: pageRequest(for: $0)) }
        let done = keep ? "drawn beside what is shown" : "redrawn"
        let run = PageRequestRun(session: session, done: done, panels: panels, backend: backend)
        try await run { _ in try await session.library.panels.redraw(pageRequests) }
    }

    private static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text) else {
            throw ValidationError("must be a whole number from 0 to \(UInt64.max).")
        }
        return seed
    }

    private func pageRequest(for panel: PanelRecord) -> PageRequest {
        let words = direction.map { $0.singleLine.isEmpty ? nil : $0.singleLine } ?? panel.pageRequest.direction
        return PageRequest(direction: words, seed: seed, backend: backend, keepsShown: keep)
    }

    /// A direction is in English for stories in every language, and must follow the word rules of its rating.
    private func checkWords(of panels: [PanelRecord], in session: PageRequestSession) async throws {
        guard let words = direction?.singleLine, !words.isEmpty else { return }
        let ratings = try PlanRules(prompts: session.prompts).ratings
        for (id, facts) in try await session.library.collections.all()
        where panels.contains(where: { $0.collection == id }) {
            guard let word = ratings.firstWord(above: facts.audience.rating, in: words) else { continue }
            throw CommandFailure(
                .input,
                "--direction says “\(word)”, which is not for a collection rated \(facts.audience.rating.rawValue); "
                    + "use another word")
        }
    }

    private func restore(_ panels: [PanelRecord], in session: PageRequestSession) async throws {
        var restorable: [PanelRecord] = []
        var problems: [String] = []
        for panel in panels {
            let history = try await session.library.pictures.history(of: panel.id)
            let earlier = picture.map { number in history.first { $0.number == number } } ?? history.last
            if let earlier {
                restorable.append(panel)
                if !session.hasFile(of: earlier.picture) {
                    problems.append(
                        "the file of picture \(earlier.number) of “\(session.names.name(of: panel))” is lost or damaged; "
                            + "choose another with --picture N, or redraw the page")
                }
            } else if panels.count == 1 {
                problems.append(lack(of: panel, history, in: session))
            }
        }
        if restorable.isEmpty, problems.isEmpty {
            problems.append(
                "none of these \(panels.count) pages has an earlier picture; redraw them without --restore")
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
        let done = restorable.count == 1 ? "shows an earlier picture again" : "show earlier pictures again"
        let run = PageRequestRun(session: session, done: done, panels: restorable, drawsNothing: true)
        try await run { _ in
            for panel in restorable { _ = try await session.library.pictures.restore(panel.id, number: picture) }
        }
    }

    private func lack(of panel: PanelRecord, _ history: [EarlierPicture], in session: PageRequestSession) -> String {
        let name = session.names.name(of: panel)
        guard let picture, !history.isEmpty else {
            return "“\(name)” has no earlier picture; redraw it without --restore"
        }
        let range = history.count == 1 ? "one, number 1" : "\(history.count), from 1 to \(history.count)"
        return "“\(name)” has no earlier picture \(picture); it has \(range), see “nightpress status \(name) --why”"
    }
}
