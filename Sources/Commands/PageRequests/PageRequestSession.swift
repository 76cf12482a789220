import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// What commands that request pages use: the library and its names.
struct PageRequestSession {
    let command: CommandSession
    let prompts: Prompts
    let library: Library
    let names: NameResolver
    let options: PageRequestOptions

    static func open(
        for command: (some ParsableCommand).Type, _ global: GlobalOptions, _ options: PageRequestOptions
    ) async throws -> PageRequestSession {
        let command = try CommandSession(of: command, global, records: options.records)
        let prompts = try global.loadPrompts(on: command.machine)
        let library = try await Library.openForAsking(
            at: command.root, environment: command.machine.run, patience: options.lock.patience,
            listener: command.progress.show)
        return PageRequestSession(
            command: command, prompts: prompts, library: library, names: try await NameResolver(of: library),
            options: options)
    }

    func outcomes(
        of panels: [PanelRecord], _ answer: PageRequestRun.Answer, areRestored: Bool
    ) async throws -> [PageRequestOutcome] {
        var run: RunID?
        if case .done(let summary, _) = answer, let name = summary.run {
            run = try await library.runs.run(named: name)?.id
        }
        var tried: [PanelID: StoredPicture] = [:]
        if let run { tried = try await library.collections.triedPictures(of: run, among: panels.map(\.id)) }
        return try await library.collections.panels(panels.map(\.id)).map { panel in
            var outcome =
                areRestored
                ? PageRequestOutcome(name: names.name(of: panel), outcome: .restored, picture: panel.picture)
                : PageRequestOutcome(panel, name: names.name(of: panel), run: run, tried: tried[panel.id])
            outcome.isPanel = names.isPanel(panel)
            return outcome
        }
    }

    /// How to show the picture that was stored beside the shown one, or how to get a picture after a refusal.
    func nextStep(after pages: [PageRequestOutcome], _ panels: [PanelRecord]) async throws -> String? {
        if try await areRefused(panels) {
            return
                "All backends that were asked refused: describe the picture in other words with “nightpress regenerate NAME "
                + "--direction TEXT”, or ask another backend with --backend."
        }
        guard pages.count == 1, pages[0].outcome == .tried, let panel = panels.first else { return nil }
        let number = try await library.pictures.history(of: panel.id).last { $0.picture.path == pages[0].picture }?
            .number
        return number.map {
            "Show it with “nightpress regenerate \(pages[0].name) --restore --picture \($0)\(command.global.libraryOption)”."
        }
    }

    /// Books outside the library that show former pictures of these pages.
    func outdatedBooks(after pages: [PageRequestOutcome], _ panels: [PanelRecord]) async throws -> [OutdatedBook] {
        let changed = Set(pages.filter { [.drawn, .restored].contains($0.outcome) }.map(\.name))
        let stories = Set(panels.filter { changed.contains(names.name(of: $0)) }.map(\.story))
        let places = names.places.filter { stories.contains($0.story.id) }
        var books: [OutdatedBook] = []
        for collection in names.collections where places.contains(where: { $0.collection.id == collection.id }) {
            for bundle in try await library.books.bundles(of: collection.id, elsewhere: true) {
                let place = places.first { $0.story.id == bundle.story }
                guard place != nil || bundle.story == nil, let format = ExportFormat(rawValue: bundle.format),
                    try command.machine.fileSystem.status(of: FilePath(bundle.path)) != nil
                else { continue }
                books.append(
                    OutdatedBook(
                        path: FilePath(bundle.path), collection: collection.facts.slug, story: place?.story.slug,
                        format: format))
            }
        }
        return books
    }

    /// Whether placeholders are shown, all of them because of refusals. Repeating the same page request cannot help
    /// then.
    private func areRefused(_ panels: [PanelRecord]) async throws -> Bool {
        let standIns = try await library.collections.panels(panels.map(\.id)).filter {
            $0.status == .placeholder && $0.queue == nil
        }
        var refused: Set<PanelID> = []
        for collection in Set(standIns.map(\.collection)) {
            refused.formUnion(try await library.panels.refusedPanels(in: collection).keys)
        }
        return !standIns.isEmpty && standIns.allSatisfy { refused.contains($0.id) }
    }

    /// The refused pages among these panels of which nothing has changed.
    func unchangedRefusals(among panels: [PanelRecord]) async throws -> Set<PanelID> {
        var concerned: Set<CollectionID> = []
        for collection in Set(panels.map(\.collection)) {
            let refused = try await library.panels.refusedPanels(in: collection)
            if panels.contains(where: { refused[$0.id] != nil }) { concerned.insert(collection) }
        }
        let pages = RefusedPages(in: library, prompts: prompts, isStubOnly: options.stub)
        var unchanged: Set<PanelID> = []
        for (id, file) in try await files(of: concerned) {
            unchanged.formUnion(try await pages.unchanged(in: id, of: file))
        }
        return unchanged.intersection(panels.map(\.id))
    }

    /// The collections whose pipelines ask the built-in text generator first. What it made is what they ask for.
    func collectionsWithoutLanguageModel(among collections: Set<CollectionID>) async throws -> Set<CollectionID> {
        Set(try await files(of: collections).filter { !$0.value.asksLanguageModel }.keys)
    }

    /// The pipelines of collections, without those that cannot be read.
    private func files(of collections: Set<CollectionID>) async throws -> [CollectionID: PipelineFile] {
        guard !collections.isEmpty else { return [:] }
        let files = try await pipelines(of: collections, sparingOthers: true).files
        return names.collections.reduce(into: [:]) { found, collection in
            guard collections.contains(collection.id) else { return }
            found[collection.id] = files.first { $0.collection.slug == collection.facts.slug }
        }
    }

    /// The pipelines of collections, see ``PipelineLookup``.
    func pipelines(of collections: Set<CollectionID>, sparingOthers: Bool) async throws -> PipelineLookup.Found {
        let machine = command.machine
        return try await PipelineLookup(
            library: library, fileSystem: machine.fileSystem, reader: machine.pipelineReader,
            workingFolder: machine.run.workingFolder, named: options.pipeline.map { FilePath($0) }
        ).pipelines(of: collections, sparingOthers: sparingOthers)
    }

    /// Whether the picture's file exists and is complete.
    func hasFile(of picture: StoredPicture) -> Bool {
        // An unreadable picture counts as missing.
        (try? library.pictures.bytes(of: picture)) != nil
    }
}
