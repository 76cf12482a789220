import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform

/// Asks the text generators in turn until one has a usable answer.
struct TextRequester: Sendable {
    /// A complete answer that cannot be used, with its problems.
    struct Unusable: Error {
        var problems: [Diagnostic]
    }

    struct Answer<Value: Sendable>: Sendable {
        var value: Value?
        var generator: (any TextGenerator)?
        /// Why the generators before gave no usable answer.
        var problems: [Diagnostic]
        /// Why the generator stands in for language models; nil if it does not.
        var standInReason: String?
    }

    let run: RunContext
    let pipeline: PipelineFile
    let pool: TextGeneratorPool
    /// Whether generators that are away are waited for.
    var isPatient = true
    /// Whether answers are recorded until the story is complete.
    var recordsAnswers = true

    private var settings: [BackendSettings] { run.request.stubOnly ? [.stub] : pipeline.text }

    /// How many stories are worked on at the same time: as many as the first backend takes.
    func width(for language: String) async throws -> Int {
        let backends = try await backends()
        return candidates(for: language, in: backends).first.map { backends.backends[$0].width } ?? 1
    }

    /// `what` completes “could not …”: `plan it`. `ask` throws ``GenerationError`` or ``Unusable`` if the next
    /// generator is to be asked. Waits for generators that are away. Throws `CancellationError` if the run is stopped,
    /// or if it ends while it is paused.
    func answer<Value: Sendable>(
        for story: Slug, in collection: CollectionID, language: String, what: String,
        ask: @escaping @Sendable (any TextGenerator, TextJournal) async throws -> Value
    ) async throws -> Answer<Value> {
        var answer = Answer<Value>(problems: [])
        let backends = try await backends()
        let isGivenUp = StopSignal()
        let task = BackendTask.story(collection, story)
        var failures: [Int: String] = [:]
        var left = candidates(for: language, in: backends)
        var interrupted: Set<ServerIndex> = []
        while let server = try await next(of: left, without: interrupted, in: backends, for: task) {
            let (index, generator, member) = (server.backend, backends[server].generator, backends[server].member)
            defer { backends.leaveStory(at: server) }
            var journal = journal(
                of: story, in: collection, givingUpBy: isGivenUp,
                gate: BackendGate(
                    backends: backends, index: server, left: left, task: task, isPatient: isPatient, run: run),
                settings: settings.first { $0.name == generator.name } ?? .stub)
            journal.hasSuccessor = left.contains {
                $0 != index && !backends.generators[$0].isBuiltIn && !backends.isOut($0)
            }
            do {
                answer.value = try await run.stop.racing { [journal] in
                    try await isGivenUp.racing { try await ask(generator, journal) }
                }
                answer.generator = generator
                if run.staleness(of: pipeline).isStandIn(generator) {
                    answer.standInReason = standInReason(failures, in: backends, language: language)
                }
                run.health.note(.answer, of: member, at: task.key)
                return answer
            } catch is BackendNotReady {
                // What is asked now is decided again.
                continue
            } catch let error as Unusable {
                answer.problems += error.problems
                let reason = error.problems.first.map { "\($0)" } ?? "no plan"
                failures[index] = reason
                run.health.note(Breaker.Finding(GenerationError(.badReply, reason)), of: member, at: task.key)
            } catch let error as GenerationError {
                failures[index] = "\(error)"
                switch error.kind {
                case .unavailable, .busy:
                    // It was away before the first question.
                    run.health.note(Breaker.Finding(error), of: member, at: task.key)
                    continue
                case .transient:
                    interrupted.insert(server)
                    // Another server of the backend goes on with the story.
                    if !backends.servers(at: index, without: interrupted).isEmpty { continue }
                case .misconfigured, .exhausted:
                    run.health.note(Breaker.Finding(error), of: member, at: task.key)
                    interrupted.insert(server)
                    if !backends.servers(at: index, without: interrupted).isEmpty { continue }
                case .badReply:
                    run.health.note(Breaker.Finding(error), of: member, at: task.key)
                default: break
                }
                if !backends.isOut(index) {
                    answer.problems.append(Diagnostic("\(story)", "\(generator.name) could not \(what): \(error)"))
                }
            }
            left.removeAll { $0 == index }
        }
        return answer
    }

    private func backends() async throws -> TextGeneratorPool.Backends {
        try await waitWhilePaused()
        run.planning.noteQuestion()
        return try await run.stop.racing { try await pool.generators(for: settings) }
    }

    /// Why each language model did not do it. `failures` are those of this story.
    private func standInReason(
        _ failures: [Int: String], in backends: TextGeneratorPool.Backends, language: String
    ) -> String {
        backends.generators.indices.filter { !backends.generators[$0].isBuiltIn }.map { index in
            let generator = backends.generators[index]
            let reason =
                failures[index] ?? backends.reason(index) ?? generator.reasonNotToServe(language) ?? "it was not asked"
            return "\(generator.name): \(reason)"
        }.joined(separator: "; ")
    }

    /// The generator to ask next, as soon as it can be asked. Nil if none is left. Throws `CancellationError` if the run
    /// is stopped, or if its deadline passes.
    private func next(
        of left: [Int], without interrupted: Set<ServerIndex>, in backends: TextGeneratorPool.Backends,
        for task: BackendTask
    ) async throws -> ServerIndex? {
        while true {
            let members = left.flatMap { backends.backends[$0].members }
            try await run.stop.racing { [health = run.health] in try await health.lookAgain(at: members) }
            let changes = run.health.changes
            switch backends.choice(
                among: left, for: task, isPatient: isPatient,
                server: { backends.enterStory(at: $0, without: interrupted) })
            {
            case .ask(let server): return server
            case .none: return nil
            case .wait(let end):
                guard run.limits.allowsWork() else { throw CancellationError() }
                try await run.stop.racing { [health = run.health] in
                    try await health.change(of: members, since: changes, until: end)
                }
            }
        }
    }

    /// If the run is paused before the next request and ends during the pause, the story is given up.
    private func journal(
        of story: Slug, in collection: CollectionID, givingUpBy isGivenUp: StopSignal, gate: BackendGate,
        settings: BackendSettings
    ) -> TextJournal {
        let key = { @Sendable (question: String) in
            SHA256Digest(of: [settings.name, settings.planFacts, question].joined(separator: "\u{0}"))
        }
        var journal = TextJournal(run: run.record.id, collection: collection, story: story) { made, answer in
            var attempt = made
            attempt.server = gate.backends[gate.index].address
            let recorded =
                recordsAnswers ? answer.map { RecordedAnswer(question: key($0.question), value: $0.value) } : nil
            do {
                try await record(attempt, recorded)
            } catch {
                run.notices.post("an attempt for “\(story)” could not be recorded: \(error)")
            }
            run.listener(.asked(StoryName(collection: pipeline.collection.slug, story: story, title: ""), attempt))
            // The next request waits here. If this wait is cancelled, the next wait is cancelled too.
            try? await waitWhilePaused()
            if run.control.pause != nil { isGivenUp.raise(.superseded) }
        }
        if recordsAnswers {
            // What cannot be read is asked again.
            journal.recordedAnswer = {
                try? await run.library.collections.answer(to: key($0), of: story, in: collection)
            }
        }
        journal.send = { try await gate.send($0) }
        journal.isRepeated = { gate.isRepeated($0, attempt: $1) }
        return journal
    }

    /// An answer is recorded also if the run was stopped meanwhile. A cancelled task cannot write to the database, so the
    /// write has a task of its own.
    private func record(_ attempt: TextAttempt, _ answer: RecordedAnswer?) async throws {
        try await Task { try await run.library.runs.record(attempt, answer: answer) }.value
    }

    /// Returns when work may begin again, or when the run is to end.
    func waitWhilePaused() async throws {
        try await run.control.waitWhilePaused { !run.limits.allowsWork() }
    }

    /// The generators that serve the language. The others are named once, with their reason.
    private func candidates(for language: String, in backends: TextGeneratorPool.Backends) -> [Int] {
        backends.generators.indices.filter { index in
            guard !backends.isOut(index), let reason = backends.generators[index].reasonNotToServe(language) else {
                return !backends.isOut(index)
            }
            run.notices.post("\(backends.generators[index].name) passed over for stories in “\(language)”: \(reason)")
            return false
        }
    }
}
