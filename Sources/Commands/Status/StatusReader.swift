import Domain
import LibraryStore
import Pipeline
import Platform
import Reports
import SystemPackage

/// Reads from a library what “status” shows.
struct StatusReader {
    let machine: CommandEnvironment
    let global: GlobalOptions
    let names: [String]
    let why: Bool
    let listener: @Sendable (RunEvent) -> Void

    /// Opens the library only while it reads, so that it does not delay a run. `columns` is the terminal's width; nil
    /// without a terminal.
    func callAsFunction(columns: Int?) async throws -> StatusReport {
        let root = global.libraryPath(on: machine)
        let library = try await Library.openForReading(at: root, environment: machine.run, listener: listener)
        do {
            let found = try await look(through: library, columns)
            try library.close()
            return found
        } catch {
            try? library.close()
            throw error
        }
    }

    private func look(through library: Library, _ columns: Int?) async throws -> StatusReport {
        let named = try await NameResolver(of: library).pages(names).map(\.selection)
        var report = StatusReport(
            library: library.root.string, columns: columns, timeZone: machine.run.timeZone,
            libraryOption: global.libraryOption)
        report.showsOutages = why
        report.begin(
            shard: try await library.control.shard(),
            of: MergedShards(try await library.merging.mergedLibraries()))
        let last = try await library.runState()
        let isRunning = last?.state.isInProgress == true
        var wanting: [CollectionID] = []
        for (id, facts) in try await library.collections.all() {
            let selected = named.filter { $0.collection == id }
            guard !selected.isEmpty else { continue }
            let lacksWantedPicture = try await add(id, facts, selected, of: library, isAtRest: !isRunning, to: &report)
            if lacksWantedPicture { wanting.append(id) }
        }
        let pause = try await library.control.state().pause
        var activity: LiveRunStatus?
        if isRunning, let last {
            activity = try await LiveRunStatus(
                of: last.run, in: library, now: machine.run.now(), isPaused: pause != nil)
        }
        report.end(
            with: last, pause: pause, activity: activity,
            report: try last.flatMap { try path(ofReport: $0.run, library) },
            pipelines: try await pipelines(of: wanting, in: library))
        return report
    }

    /// Returns whether part of the collection is still to be made.
    private func add(
        _ id: CollectionID, _ facts: CollectionFacts, _ selected: [PanelSelection], of library: Library, isAtRest: Bool,
        to report: inout StatusReport
    ) async throws -> Bool {
        let counts = try await library.panels.panelCountsByStory(in: id).mapValues { isAtRest ? $0.atRest : $0 }
        let redraws = try await redraws(of: id, counts, in: library)
        let stories = try await library.collections.stories(of: id)
        let listed = stories.filter { $0.position != nil }
        let isWhole = { (story: StoredStory) in
            story.isPlanned && counts[story.id, default: [:]].allSatisfy { $0.key == .ready || $0.value == 0 }
                && redraws[story.id] == nil && story.standIns.isEmpty
        }
        var panels: [PanelStatus: Int] = [:]
        for story in listed { panels.merge(counts[story.id, default: [:]], uniquingKeysWith: +) }
        let refused =
            panels[.placeholder, default: 0] > 0 ? try await library.panels.refusedPanels(in: id).count : 0
        report.begin(
            facts, panels, refused: refused, stories: listed.count, unfinished: listed.count { !isWhole($0) },
            isComic: listed.contains(where: \.isComic))
        for story in stories {
            let meant = selected.filter { $0.story == nil || $0.story == story.id }
            guard !meant.isEmpty else { continue }
            let isNamed = !names.isEmpty || why || global.verbose
            report.add(
                story, of: facts.slug, counts[story.id, default: [:]], drawnAgain: redraws[story.id] ?? 0,
                accounts: try await accounts(of: story, meant, in: library, isAtRest: isAtRest),
                isShown: isNamed || story.position == nil || !isWhole(story), isNamed: isNamed)
        }
        return listed.contains { !$0.isPlanned } || panels[.pending, default: 0] > 0 || !redraws.isEmpty
    }

    /// Skips the query for a collection without pictures.
    private func redraws(
        of collection: CollectionID, _ counts: [StoryID: [PanelStatus: Int]], in library: Library
    ) async throws -> [StoryID: Int] {
        let shows = counts.values.contains { $0[.ready, default: 0] + $0[.placeholder, default: 0] > 0 }
        return shows ? try await library.collections.redrawCounts(in: collection).filter { $0.value > 0 } : [:]
    }

    /// Details of the pages to show; nil for none.
    private func accounts(
        of story: StoredStory, _ selections: [PanelSelection], in library: Library, isAtRest: Bool
    ) async throws -> [PanelDetails]? {
        guard why || selections.contains(where: { $0.page != nil }) else { return nil }
        let pages = Set(selections.compactMap(\.page))
        return try await library.panels.accounts(of: story.id, withAttemptsOf: pages).filter { account in
            selections.contains {
                ($0.page == nil && why || $0.page == account.page) && ($0.number == nil || $0.number == account.number)
            }
        }.map { account in
            var account = account
            if isAtRest { account.status = account.status.atRest }
            return account
        }
    }

    private func path(ofReport run: StoredRun, _ library: Library) throws -> String? {
        let path = ReportMaker.folder(of: run, in: library).appending("index.html")
        return try machine.fileSystem.status(of: path) == nil ? nil : path.string
    }

    /// The paths as the user can type them, if the library recorded them and the files exist.
    private func pipelines(of collections: [CollectionID], in library: Library) async throws -> [String] {
        var words: [String] = []
        for collection in collections {
            guard let text = try await library.collections.pipelinePath(of: collection) else { continue }
            var path = FilePath(text)
            guard try machine.fileSystem.status(of: path) != nil else { continue }
            _ = path.removePrefix(machine.run.workingFolder)
            words.append(ShellWord.quoted(path.string))
        }
        return words
    }
}
