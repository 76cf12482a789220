import Digests
import Domain
import FileSystems
import Generators
import LibraryStore

/// Draws one panel: walks the ladder over the backends until there is a picture, at last a placeholder.
struct PanelArtist: Sendable {
    /// Panels in a row that put a backend out where it is given up for each: without any answer they cost its timeout
    /// several times, and with pictures that are none a request for every rung.
    private static func failedPanelsLimit(_ kind: GenerationError.Kind) -> Int? {
        switch kind {
        case .transient, .busy: 2
        case .badPicture, .badReply: 3
        case .refused, .tooLong, .exhausted, .unavailable, .misconfigured: nil
        }
    }

    let library: Library
    let roster: BackendRoster<any ImageGenerator>
    let turnstiles: [Turnstile]
    let placeholder: any ImageGenerator
    let references: ReferenceShelf
    let pictures: DrawnPictures
    let environment: RunEnvironment
    let board: Noticeboard
    let allowance: Allowance
    private let told = ToldOnce()

    init(
        library: Library, generators: [any ImageGenerator], placeholder: any ImageGenerator, referenceCaption: String,
        environment: RunEnvironment, board: Noticeboard, allowance: Allowance
    ) {
        self.library = library
        self.placeholder = placeholder
        self.environment = environment
        self.board = board
        self.allowance = allowance
        roster = BackendRoster(generators)
        turnstiles = generators.map {
            Turnstile(width: $0.traits.width, perMinute: $0.traits.perMinute, environment: environment)
        }
        references = ReferenceShelf(library: library, board: board, caption: referenceCaption)
        pictures = DrawnPictures(library: library)
    }

    /// Who is asked first for the next panel: nil where no image model is left.
    var nextTraits: ImageGeneratorTraits? {
        roster.generators.indices.first { !roster.isOut($0) }.map { roster.generators[$0].traits }
    }

    /// The panel is handed back where the run ends meanwhile, or a limit forbids its next request. Throws
    /// ``FileSystemError`` where its picture could not be stored.
    @concurrent
    func draw(_ brief: PanelBrief) async throws -> PanelOutcome {
        var log = AttemptLog(environment: environment)
        func outcome(_ result: PanelOutcome.Result) -> PanelOutcome {
            PanelOutcome(
                panel: brief.panel.id, result: result, attempts: log.attempts, askedSize: brief.order.size)
        }
        do {
            return outcome(.drawn(try await climb(brief, log: &log)))
        } catch is CancellationError {
            return outcome(.released)
        } catch is LimitReached {
            return outcome(.released)
        } catch is GenerationError {
            // Not even the placeholder could be drawn.
            return outcome(.failed)
        }
    }

    private func climb(_ brief: PanelBrief, log: inout AttemptLog) async throws -> StoredPicture {
        var ladder = Ladder(backendCount: roster.generators.count, seed: brief.seed(variation: -1))
        var step = ladder.start(isOut: roster.isOut)
        while case .attempt(let backend, let rung, let variation, let pause) = step {
            if pause > .zero { try await environment.sleep(pause) }
            try Task.checkCancellation()
            do {
                let picture = try await attempt(brief, backend, rung, variation, log: &log)
                roster.forgetFailures(of: backend)
                return picture
            } catch let error as GenerationError {
                if Ladder.transition(for: error.kind) == .backendOut { takeOut(backend, because: "\(error)") }
                step = ladder.advance(after: error, isOut: roster.isOut)
                count(error, of: backend, at: brief, isGivenUp: step.backend != backend)
            }
        }
        // A stop may be what the last backend died of.
        try Task.checkCancellation()
        if let last = log.attempts.last, let error = last.error { tell(error, of: last.backend, at: brief) }
        return try await placeholder(for: brief, attempt: log.attempts.count + 1)
    }

    /// One request to one backend, or the library's own picture of the same recipe.
    private func attempt(
        _ brief: PanelBrief, _ backend: Int, _ rung: Rung, _ variation: Int, log: inout AttemptLog
    ) async throws -> StoredPicture {
        let generator = roster.generators[backend]
        let reference = generator.traits.takesReference ? try await references.reference(for: brief) : nil
        let request = brief.request(
            rung: rung, variation: variation, attempt: log.attempts.count + 1, reference: reference)
        let recipe = SHA256Digest(of: generator.recipe(for: request))
        if let known = try await library.picture(madeBy: recipe) {
            return try await log.recording(request, to: generator.name, rung: rung) { _ in
                (known, ["the library had it already"])
            }
        }
        return try await turnstiles[backend].pass {
            // It may have gone out while this request waited for its turn.
            guard !roster.isOut(backend) else { throw GenerationError(.unavailable, "it is out") }
            return try await log.recording(request, to: generator.name, rung: rung) { price in
                let picture = try await allowance.picture(by: generator, for: request, price: &price)
                return (try await keep(picture, of: generator, by: recipe, for: brief), picture.notes)
            }
        }
    }

    /// A picture that has come is kept though the run may be stopping: it is paid for.
    private func keep(
        _ picture: GeneratedPicture, of generator: any ImageGenerator, by recipe: SHA256Digest, for brief: PanelBrief
    ) async throws -> StoredPicture {
        // A cancelled task reads no database; this one is awaited like a child.
        try await Task {
            try await pictures.check(SHA256Digest(of: picture.bytes), by: recipe, for: brief)
            return try library.storeFile(
                of: picture, recipe: recipe, provenance: generator.traits.provenance, backend: generator.name,
                durably: true)
        }.value
    }

    private func placeholder(for brief: PanelBrief, attempt: Int) async throws -> StoredPicture {
        let request = brief.request(rung: .full, variation: 0, attempt: attempt, reference: nil)
        return try library.storeFile(
            of: try await placeholder.picture(for: request),
            recipe: SHA256Digest(of: placeholder.recipe(for: request)), provenance: placeholder.traits.provenance,
            backend: placeholder.name, durably: !placeholder.traits.isFree)
    }

    /// Once for each backend and kind of error: the report has them all.
    private func tell(_ error: GenerationError, of backend: String, at brief: PanelBrief) {
        guard told.isNew("\(backend) \(error.kind)") else { return }
        board.post("\(brief.place) is a placeholder: \(backend) failed: \(error)")
    }

    private func takeOut(_ backend: Int, because reason: String) {
        guard roster.takeOut(backend) else { return }
        board.post("\(roster.generators[backend].name) is out for the rest of the run: \(reason)")
    }

    /// A backend of no use page after page is not asked for the rest of them.
    private func count(_ error: GenerationError, of backend: Int, at brief: PanelBrief, isGivenUp: Bool) {
        guard let limit = Self.failedPanelsLimit(error.kind) else { return roster.forgetFailures(of: backend) }
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
