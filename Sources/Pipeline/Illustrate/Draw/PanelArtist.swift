import Domain
import Generation
import LibraryStore
import Platform

/// Draws one panel: walks the ladder over the backends until there is a picture, at last a placeholder.
struct PanelArtist: Sendable {
    /// Requests for one panel that put a backend out which gave no sign of life at any of them, nor before.
    private static let silenceLimit = 2

    let library: Library
    private let run: RunID
    let roster: BackendRoster<any ImageGenerator>
    /// Backends of the pipeline's that cannot be asked, from the start.
    let outages: [Outage]
    let turnstiles: [Turnstile]
    let placeholder: any ImageGenerator
    let references: ReferenceShelf
    let pictures: DrawnPictures
    let known: KnownPictures
    /// Nil where there is no cache.
    let outbox: CacheOutbox?
    let environment: RunEnvironment
    let board: Noticeboard
    let allowance: Allowance
    /// What a person can change of how each backend draws, by its name.
    let facts: [String: String]
    /// Digest of the table by which concepts are softened.
    let softening: String
    /// Names of backends that are asked only for panels of which a person wants it.
    let askedOnlyByWish: Set<String>
    private let listener: @Sendable (RunEvent) -> Void
    let told = ToldOnce()

    init(
        library: Library, run: RunID, generators: [any ImageGenerator], outages: [Outage],
        placeholder: any ImageGenerator,
        referenceCaption: String, environment: RunEnvironment, board: Noticeboard, allowance: Allowance,
        facts: [String: String], softening: String, cache: PictureCache?, askedOnlyByWish: Set<String> = [],
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.listener = listener
        self.library = library
        self.run = run
        self.placeholder = placeholder
        self.environment = environment
        self.board = board
        self.allowance = allowance
        self.facts = facts
        self.softening = softening
        outbox = cache.map { CacheOutbox(cache: $0, library: library) }
        self.askedOnlyByWish = askedOnlyByWish
        roster = BackendRoster(generators)
        self.outages = outages
        turnstiles = generators.map {
            Turnstile(width: $0.traits.width, perMinute: $0.traits.perMinute, environment: environment)
        }
        references = ReferenceShelf(library: library, board: board, caption: referenceCaption)
        pictures = DrawnPictures(library: library, environment: environment)
        known = KnownPictures(cache: cache, library: library, pictures: pictures)
    }

    /// Outcomes of these panels are in the library.
    func areRecorded(_ panels: [PanelID]) {
        pictures.forget(panels)
        outbox?.release(panels)
    }

    /// Who is asked first for the next panel: nil where no image model is left.
    var nextTraits: ImageGeneratorTraits? {
        let left = roster.generators.indices.filter { !roster.isOut($0) }
        let next = left.first { !askedOnlyByWish.contains(roster.generators[$0].name) } ?? left.first
        return next.map { roster.generators[$0].traits }
    }

    /// Who is asked first for a panel of which this is wished; nil where nobody is left to be asked.
    func firstBackend(for wish: PageWish) -> String? {
        let left = roster.generators.indices.filter { !roster.isOut($0) }.map { roster.generators[$0].name }
        return left.first { $0 == wish.backend } ?? left.first { !askedOnlyByWish.contains($0) }
    }

    /// The panel is handed back where the run ends meanwhile, a limit forbids its next request, or something else is
    /// asked of it. Throws ``FileSystemError`` where its picture could not be stored, or might not be if it were asked for.
    @concurrent
    func draw(_ brief: PanelBrief) async throws -> PanelOutcome {
        let name = brief.name
        listener(.begun(name, backend: firstBackend(for: brief.panel.wish)))
        var log = AttemptLog(panel: brief.panel.id, run: run, environment: environment) { [listener] in
            listener(.attempted(name, $0))
        }
        func outcome(_ result: PanelOutcome.Result, as picture: PanelPicture? = nil) -> PanelOutcome {
            PanelOutcome(
                panel: brief.panel.id, request: brief.panel.request, result: result, attempts: log.attempts,
                askedSize: brief.size, basis: picture?.basis, nextQueue: brief.nextQueue, scene: picture?.scene,
                similar: picture?.similar, take: brief.panel.take, direction: brief.panel.wish.direction,
                alt: picture?.depiction?.alt, outage: outage(for: brief.panel.wish, asked: log.attempts))
        }
        do {
            if let picture = try await climb(brief, log: &log) {
                return outcome(.drawn(picture.stored), as: picture)
            }
            // A picture that is there is better than a placeholder.
            guard brief.panel.shownSize == nil else { return outcome(.kept) }
            let picture = try await placeholder(for: brief, attempt: log.attempts.count + 1)
            return outcome(.drawn(picture.stored), as: picture)
        } catch is CancellationError {
            return outcome(.released)
        } catch is LimitReached {
            tellWhatWasWaitedFor(log.attempts.last, at: brief)
            return outcome(.released)
        } catch is GenerationError {
            // Not even the placeholder could be drawn.
            return outcome(.failed)
        }
    }

    /// Nil where no backend has a picture.
    private func climb(
        _ brief: PanelBrief, log: inout AttemptLog
    ) async throws -> PanelPicture? {
        var ladder = Ladder(backendCount: roster.generators.count, seed: brief.seed(variation: -1))
        let wished = wishedBackend(of: brief)
        func isOut(_ backend: Int) -> Bool {
            roster.isOut(backend)
                || wished.map { $0 != backend } ?? askedOnlyByWish.contains(roster.generators[backend].name)
        }
        var step = ladder.start(isOut: isOut)
        var silences: [Int: Int] = [:]
        while case .attempt(let backend, let rung, let variation, let pause) = step {
            if pause > .zero { try await environment.sleep(pause) }
            try Task.checkCancellation()
            do {
                let picture = try await attempt(brief, backend, rung, variation, log: &log)
                roster.forgetFailures(of: backend)
                return picture
            } catch let error as GenerationError {
                let isLast = !roster.generators.indices.contains { $0 > backend && !isOut($0) }
                let error = isLast && roster.hasAnswered(backend) ? error.afterAnAnswer : error
                if isTheLast(error, of: backend, &silences) { takeOut(backend, because: "\(error)") }
                step = ladder.advance(after: error, isOut: isOut)
                await tellTurn(from: backend, to: step.backend, for: brief.panel)
                count(error, of: backend, at: brief, isGivenUp: step.backend != backend)
            }
        }
        // A stop may be what the last backend died of.
        try Task.checkCancellation()
        tell(log.attempts.last, at: brief)
        return nil
    }

    /// Whether nothing more is to be had of a backend in this run. `silences` are counted for one panel.
    private func isTheLast(_ error: GenerationError, of backend: Int, _ silences: inout [Int: Int]) -> Bool {
        if Ladder.transition(for: error.kind) == .backendOut { return true }
        guard error.isSilence, !roster.hasAnswered(backend) else { return false }
        silences[backend, default: 0] += 1
        return silences[backend] == Self.silenceLimit
    }

    /// For whoever looks at the library meanwhile. It is no reason to stop where that cannot be written.
    private func tellTurn(from backend: Int, to next: Int?, for panel: ClaimedPanel) async {
        guard let next, next != backend else { return }
        try? await library.turn(panel, to: roster.generators[next].name, now: environment.now())
    }

    /// The only backend that a person wants asked; nil for all of them.
    private func wishedBackend(of brief: PanelBrief) -> Int? {
        guard let name = brief.panel.wish.backend else { return nil }
        let index = roster.generators.firstIndex { $0.name == name }
        if index == nil {
            board.post("\(brief.place) was to be drawn by “\(name)”, which cannot be used now; the others are asked")
        }
        return index
    }

    private func basis(
        of brief: PanelBrief, at generator: any ImageGenerator, _ rung: Rung, similarity: Double?
    ) -> PictureBasis {
        let isModel = generator.traits.provenance == .model
        return PictureBasis(
            style: brief.story.collection.style, negativePrompt: isModel ? brief.order.negativePrompt : nil,
            backend: generator.name, settings: facts[generator.name, default: ""],
            softening: rung.isSoftened ? softening : nil, similarity: similarity,
            isWished: brief.panel.wish.backend == generator.name ? true : nil)
    }

    /// A picture that is known already, or one request to one backend.
    private func attempt(
        _ brief: PanelBrief, _ backend: Int, _ rung: Rung, _ variation: Int, log: inout AttemptLog
    ) async throws -> PanelPicture {
        let generator = roster.generators[backend]
        let reference = generator.traits.takesReference ? try await references.reference(for: brief) : nil
        let request = brief.request(
            rung: rung, variation: variation, attempt: log.attempts.count + 1, reference: reference)
        let search = PictureSearch(brief, by: generator, request, at: rung, variation: variation)
        let picture = try await pictures.gate.pass(search.recipe, for: brief.panel.id) { fresh in
            let stored: StoredPicture
            let found = if let fresh { FoundPicture(fresh) } else { try await known.picture(for: search) }
            if let found {
                log.record(found, for: request, to: generator.name, rung: rung)
                stored = found.picture
            } else {
                stored = try await ask(backend, for: request, search, rung, log: &log)
            }
            // What the simplest rung shows is not the scene.
            return PanelPicture(
                stored: stored, basis: basis(of: brief, at: generator, rung, similarity: found?.similar?.similarity),
                scene: found?.similar == nil && rung != .simple ? search.scene : nil, similar: found?.similar)
        }
        return described(picture, by: generator, request, of: brief)
    }

    private func ask(
        _ backend: Int, for request: ImageRequest, _ search: PictureSearch, _ rung: Rung, log: inout AttemptLog
    ) async throws -> StoredPicture {
        let generator = roster.generators[backend]
        return try await turnstiles[backend].pass {
            // It may have gone out while this request waited for its turn.
            guard !roster.isOut(backend) else { throw GenerationError(.unavailable, "it is out") }
            if !generator.traits.isFree { try library.requireRoom(for: generator.traits.width * request.size.bytes) }
            return try await log.recording(request, to: generator.name, rung: rung) { price in
                let picture = try await allowance.picture(by: generator, for: request, price: &price)
                return (try await keep(picture, of: generator, for: search), picture.notes)
            }
        }
    }

    /// A picture that has come is kept though the run may be stopping: it is paid for.
    private func keep(
        _ picture: GeneratedPicture, of generator: any ImageGenerator, for search: PictureSearch
    ) async throws -> StoredPicture {
        // A cancelled task reads no database; this one is awaited like a child.
        try await Task {
            try await pictures.check(SHA256Digest(of: picture.bytes), by: search.recipe, for: search.brief)
            let stored = try library.storeFile(
                of: picture, recipe: search.recipe, provenance: generator.traits.provenance, backend: generator.name,
                durably: !generator.traits.isFree)
            if stored.provenance == .model {
                outbox?.put(stored, madeBy: search.recipe, for: search.brief.panel.id)
            }
            return stored
        }.value
    }

    private func placeholder(for brief: PanelBrief, attempt: Int) async throws -> PanelPicture {
        let request = brief.request(rung: .full, variation: 0, attempt: attempt, reference: nil)
        let recipe = SHA256Digest(of: placeholder.recipe(for: request))
        let drawn = try await pictures.gate.pass(recipe, for: brief.panel.id) { fresh in
            if let fresh { return fresh }
            let picture = try await placeholder.picture(for: request)
            return PanelPicture(
                stored: try library.storeFile(
                    of: picture, recipe: recipe, provenance: placeholder.traits.provenance, backend: placeholder.name,
                    durably: !placeholder.traits.isFree))
        }
        return described(PanelPicture(stored: drawn.stored), by: placeholder, request, of: brief)
    }

    /// Says once where nothing of a person's direction is in the picture.
    private func described(
        _ picture: PanelPicture, by generator: any ImageGenerator, _ request: ImageRequest, of brief: PanelBrief
    ) -> PanelPicture {
        var picture = picture
        picture.depiction = generator.depiction(for: request)
        if picture.depiction?.followsDirection == false, let words = brief.panel.wish.direction {
            board.post(
                "\(brief.place): the built-in illustrator knows only the planner's English words, and there are "
                    + "none in “\(words)”; it drew the page as planned")
        }
        return picture
    }

    private func takeOut(_ backend: Int, because reason: String) {
        guard roster.takeOut(backend, because: reason) else { return }
        board.postOutage("\(roster.generators[backend].name) is out for the rest of the run: \(reason)")
    }

    /// A backend of no use page after page is not asked for the rest of them.
    private func count(_ error: GenerationError, of backend: Int, at brief: PanelBrief, isGivenUp: Bool) {
        guard let limit = error.kind.failuresInARow else {
            if error.kind != .unavailable { roster.forgetFailures(of: backend) }
            return
        }
        guard isGivenUp else { return }
        let pages = roster.countFailure(of: backend, at: "\(brief.story.collection.slug)/\(brief.place)")
        if pages >= limit {
            takeOut(backend, because: "it failed for \(pages) pages in a row: \(error)")
        }
    }
}

extension Ladder.Step {
    /// Nil for a placeholder.
    fileprivate var backend: Int? {
        if case .attempt(let backend, _, _, _) = self { backend } else { nil }
    }
}

extension GenerationError {
    /// How long the last backend before placeholders is left alone when it is gone, several times over: a server that
    /// was there a moment ago is often being started again, and a card that is full has room again after the next picture.
    private static let patience = Duration.seconds(5)

    /// The same of a backend that did answer in this run, where no other is left to be asked.
    fileprivate var afterAnAnswer: GenerationError {
        kind == .unavailable ? GenerationError(.transient, message, retryAfter: Self.patience) : self
    }
}

extension PixelSize {
    /// Of a picture of this size that no format makes smaller, with an alpha channel.
    fileprivate var bytes: Int { 4 * width * height }
}
