import Domain
import LibraryStore
import Pipeline
import Prompts
import SystemPackage

/// What commands that ask for pages work with: the library, its names, and the way to an answer.
struct AskingDesk {
    let machine: Machine
    let prompts: Prompts
    let progress: ProgressPrinter
    let library: Library
    let names: PageNames
    let global: GlobalOptions
    let options: AskingOptions

    static func open(_ global: GlobalOptions, _ options: AskingOptions) async throws -> AskingDesk {
        var machine = try Machine.current()
        let records = try options.records.records(on: &machine, global)
        let prompts = try global.loadPrompts(on: machine)
        let progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now,
            records: records)
        let library = try await Library.openForAsking(
            at: global.libraryPath(on: machine), environment: machine.run, patience: options.lock.patience,
            listener: progress.show)
        return AskingDesk(
            machine: machine, prompts: prompts, progress: progress, library: library,
            names: try await PageNames(of: library), global: global, options: options)
    }

    /// Records the request, has it done, and says what became of the panels: that something was done with them is the
    /// `deed`. `backend` alone is to be asked. Where they are only to show an earlier picture again, nothing is drawn.
    func carryOut(
        _ deed: String, over panels: [PanelPlace], backend: String? = nil, sparingOthers: Bool = false,
        drawingNothing: Bool = false, recording record: ([PanelPlace]) async throws -> Void
    ) async throws {
        func result(of course: AskedNight.Course) async throws -> AskedResult {
            try await self.result(of: course, panels, deed, areRestored: drawingNothing)
        }
        let night = AskedNight(
            machine: machine, prompts: prompts, progress: progress, options: options,
            givenForOwnRun: options.givenForOwnRun(global), library: library, panels: panels, backend: backend,
            sparesOthers: sparingOthers, drawsNothing: drawingNothing,
            exitStatus: { try await result(of: $0).status })
        let result = try await result(of: try await night(recording: record))
        try library.close()
        try machine.output.result(global.json ? try result.json() : result.text())
        if result.status != .whole { throw CommandFailure(result.status) }
    }

    private func result(
        of course: AskedNight.Course, _ panels: [PanelPlace], _ deed: String, areRestored: Bool
    ) async throws -> AskedResult {
        let panels = panels.filter { !course.leftOut.contains($0.collection) }
        let pages = try await outcomes(of: panels, course.answer, areRestored: areRestored)
        return AskedResult(
            pages: pages, answer: course.answer, deed: deed, root: library.root.string,
            nextStep: try await nextStep(after: pages, panels), hasInputProblems: !course.leftOut.isEmpty,
            isStrict: options.after.strict)
    }

    private func outcomes(
        of panels: [PanelPlace], _ answer: AskedNight.Answer, areRestored: Bool
    ) async throws -> [AskedPage] {
        var run: RunID?
        if case .done(let summary, _) = answer, let name = summary.run { run = try await library.run(named: name)?.id }
        let tried = try await run.asyncMap { try await library.triedPictures(of: $0, among: panels.map(\.id)) } ?? [:]
        return try await library.panels(panels.map(\.id)).map { panel in
            areRestored
                ? AskedPage(name: names.name(of: panel), outcome: .restored, picture: panel.picture)
                : AskedPage(panel, name: names.name(of: panel), run: run, tried: tried[panel.id])
        }
    }

    /// How to show the picture that was drawn beside another, or to get one where it was refused.
    private func nextStep(after pages: [AskedPage], _ panels: [PanelPlace]) async throws -> String? {
        if try await areRefused(panels) {
            return
                "All backends that were asked refused: say otherwise what is to be seen with “nightpress regenerate NAME "
                + "--direction TEXT”, or ask another backend with --backend."
        }
        guard pages.count == 1, pages[0].outcome == .tried, let panel = panels.first else { return nil }
        let number = try await library.history(of: panel.id).last { $0.picture.path == pages[0].picture }?.number
        return number.map {
            "Show it with “nightpress regenerate \(pages[0].name) --restore --picture \($0)\(global.libraryOption)”."
        }
    }

    /// Whether some show placeholders now, all of them because of refusals, so that asking for the same again is of no use.
    private func areRefused(_ panels: [PanelPlace]) async throws -> Bool {
        let standIns = try await library.panels(panels.map(\.id)).filter {
            $0.status == .placeholder && $0.queue == nil
        }
        var refused: Set<PanelID> = []
        for collection in Set(standIns.map(\.collection)) {
            refused.formUnion(try await library.refusedPanels(in: collection))
        }
        return !standIns.isEmpty && standIns.allSatisfy { refused.contains($0.id) }
    }
}

extension Optional {
    fileprivate func asyncMap<Value>(_ transform: (Wrapped) async throws -> Value) async throws -> Value? {
        if let self { try await transform(self) } else { nil }
    }
}

extension AskingDesk {
    /// Whether a picture is there and whole.
    func hasFile(of picture: StoredPicture) -> Bool {
        // One that cannot be read is as good as none.
        (try? library.bytes(of: picture)) != nil
    }
}
