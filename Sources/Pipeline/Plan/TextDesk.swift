import Domain
import Generation
import LibraryStore

/// Asks the text generators in turn until one has a usable answer.
struct TextDesk: Sendable {
    /// An answer that came back whole and cannot be used, with what is wrong with it.
    struct Unusable: Error {
        var problems: [Diagnostic]
    }

    struct Answer<Value: Sendable>: Sendable {
        var value: Value?
        var generator: (any TextGenerator)?
        /// Why those before did not do it.
        var problems: [Diagnostic]
    }

    let settings: [BackendSettings]
    let rosters: TextRosters
    let board: Noticeboard
    let stop: StopSignal
    let library: Library
    let run: RunID
    let control: RunControl
    let allowance: Allowance
    /// As its stories are named to the listener.
    let collection: Slug
    let listener: @Sendable (RunEvent) -> Void

    /// How many stories are to be in hand at a time: what the first that would be asked takes.
    func width(for language: String) async throws -> Int {
        try await waitWhilePaused()
        let roster = try await stop.racing { await rosters.roster(for: settings) }
        return candidates(for: language, in: roster).first.map { max(1, $0.generator.width) } ?? 1
    }

    /// Whether what is cut short is so because the run ends.
    var isOver: Bool { stop.reason != nil || allowance.reached != nil }

    /// `what` completes “could not …”: `plan it`. `ask` throws ``GenerationError`` or ``Unusable`` where the next
    /// generator is to be asked. Throws `CancellationError` when the run is stopped, or comes to its end while
    /// it is paused, meanwhile.
    func answer<Value: Sendable>(
        for story: Slug, in collection: CollectionID, language: String, what: String,
        ask: @escaping @Sendable (any TextGenerator, TextJournal) async throws -> Value
    ) async throws -> Answer<Value> {
        var answer = Answer<Value>(problems: [])
        try await waitWhilePaused()
        let roster = try await stop.racing { await rosters.roster(for: settings) }
        let isGivenUp = StopSignal()
        let journal = journal(of: story, in: collection, givingUpBy: isGivenUp)
        for (index, generator) in candidates(for: language, in: roster) where !roster.isOut(index) {
            do {
                answer.value = try await stop.racing {
                    try await isGivenUp.racing { try await ask(generator, journal) }
                }
                answer.generator = generator
                roster.forgetFailures(of: index)
                return answer
            } catch let error as Unusable {
                answer.problems += error.problems
                let reason = error.problems.first.map { "\($0)" } ?? "no plan"
                takeOut(
                    index, of: roster, ifOfNoUse: GenerationError(.badReply, reason), at: "\(collection)/\(story)")
            } catch let error as GenerationError {
                answer.problems += count(error, of: index, in: roster, for: story, in: collection, what)
            }
        }
        return answer
    }

    /// Where the run is paused before the next request, the story is given up when it ends meanwhile.
    private func journal(
        of story: Slug, in collection: CollectionID, givingUpBy isGivenUp: StopSignal
    ) -> TextJournal {
        TextJournal(run: run, collection: collection, story: story) { attempt in
            do {
                try await library.record(attempt)
            } catch {
                board.post("an attempt for “\(story)” could not be recorded: \(error)")
            }
            listener(.asked(StoryName(collection: self.collection, story: story, title: ""), attempt))
            // The next request waits. A wait that is cancelled is followed by one that is cancelled too.
            try? await waitWhilePaused()
            if control.pause != nil { isGivenUp.raise(.superseded) }
        }
    }

    /// Takes the generator out where its error means that; otherwise returns what is wrong.
    private func count(
        _ error: GenerationError, of index: Int, in roster: TextRosters.Roster, for story: Slug,
        in collection: CollectionID, _ what: String
    ) -> [Diagnostic] {
        let name = roster.generators[index].name
        guard Ladder.transition(for: error.kind) != .backendOut else {
            if roster.takeOut(index, because: "\(error)") {
                board.postOutage("\(name) is out for the rest of the run: \(error)")
            }
            return []
        }
        takeOut(index, of: roster, ifOfNoUse: error, at: "\(collection)/\(story)")
        return [Diagnostic("\(story)", "\(name) could not \(what): \(error)")]
    }

    /// Returns when something may be begun again, or when the run is to end.
    func waitWhilePaused() async throws {
        try await control.waitWhilePaused { !allowance.admitsWork() }
    }

    /// Takes a generator out that gave up on several stories in a row, for want of any answer or of one that can be used.
    private func takeOut(
        _ index: Int, of roster: TextRosters.Roster, ifOfNoUse error: GenerationError, at story: String
    ) {
        guard let limit = error.kind.failuresInARow else { return roster.forgetFailures(of: index) }
        let count = roster.countFailure(of: index, at: story)
        let reason = "it failed for \(count) stories in a row: \(error)"
        if count >= limit, roster.takeOut(index, because: reason) {
            board.postOutage("\(roster.generators[index].name) is out for the rest of the run: \(reason)")
        }
    }

    /// Those that serve the language; the others are named once, with their reason.
    private func candidates(for language: String, in roster: TextRosters.Roster) -> [(
        index: Int, generator: any TextGenerator
    )] {
        roster.generators.enumerated().compactMap { index, generator in
            guard !roster.isOut(index) else { return nil }
            guard let reason = generator.reasonNotToServe(language) else { return (index, generator) }
            board.post("\(generator.name) passed over for stories in “\(language)”: \(reason)")
            return nil
        }
    }
}
