import Domain
import Generation
import LibraryStore

/// Draws one panel. Goes through the ladder with the backends until there is a picture. The last choice is a
/// placeholder.
struct PanelDrawer: Sendable {
    /// How many timeouts without any response for one panel disable a backend that has not answered in this run.
    private static let silenceLimit = 2

    let run: RunContext
    let work: PictureWork
    let backends: BackendHealth<any ImageGenerator>
    let requester: PictureRequester
    /// The errors that have a notice already.
    let posted = OncePerKey()

    /// Traits of the backend that is asked first for the next panel. Nil if no image model is left.
    var nextTraits: ImageGeneratorTraits? {
        let left = backends.generators.indices.filter { !backends.isDisabled($0) }
        let next = left.first { !work.onRequestOnly.contains(backends.generators[$0].name) } ?? left.first
        return next.map { backends.generators[$0].traits }
    }

    /// The backend that is asked first for a panel with this page request. Nil if no backend is left.
    func firstBackend(for pageRequest: PageRequest) -> String? {
        let left = backends.generators.indices.filter { !backends.isDisabled($0) }.map { backends.generators[$0].name }
        return left.first { $0 == pageRequest.backend } ?? left.first { !work.onRequestOnly.contains($0) }
    }

    /// The panel is requeued if the run ends meanwhile, if a limit forbids its next request, or if another request
    /// replaces its claim. Throws ``FileSystemError`` if its picture could not be stored, or if there may be no room to
    /// store it.
    @concurrent
    func draw(_ builder: PictureRequestBuilder) async throws -> PanelOutcome {
        let name = builder.name
        let pageRequest = builder.panel.pageRequest
        run.listener(.begun(name, backend: firstBackend(for: pageRequest)))
        var recorder = AttemptRecorder(panel: builder.panel.id, run: run.record.id, environment: run.environment) {
            [listener = run.listener] in listener(.attempted(name, $0))
        }
        func outcome(_ result: PanelOutcome.Result, as picture: PanelPicture? = nil) -> PanelOutcome {
            var outcome = PanelOutcome(builder.panel, result, attempts: recorder.attempts)
            outcome.askedSize = builder.size
            outcome.basis = picture?.basis
            outcome.nextQueue = builder.nextQueue
            outcome.scene = picture?.scene
            outcome.similar = picture?.similar
            outcome.alt = picture?.depiction?.alt
            outcome.outage = outage(for: pageRequest, asked: recorder.attempts)
            return outcome
        }
        do {
            if let picture = try await pictureByLadder(builder, into: &recorder) {
                return outcome(.drawn(picture.stored), as: picture)
            }
            // The existing picture is better than a placeholder.
            guard builder.panel.shownSize == nil else { return outcome(.kept) }
            let picture = try await requester.placeholder(for: builder, attempt: recorder.attempts.count + 1)
            return outcome(.drawn(picture.stored), as: picture)
        } catch is CancellationError {
            return outcome(.released)
        } catch is LimitReachedError {
            postPendingRetry(after: recorder.attempts.last, at: builder)
            return outcome(.released)
        } catch is GenerationError {
            // Even the placeholder could not be drawn.
            return outcome(.failed)
        }
    }

    /// Nil if no backend has a picture.
    private func pictureByLadder(
        _ builder: PictureRequestBuilder, into recorder: inout AttemptRecorder
    ) async throws -> PanelPicture? {
        var ladder = Ladder(backendCount: backends.generators.count, seed: builder.seed(variation: -1))
        let requested = requestedBackend(of: builder)
        func isNotAsked(_ backend: Int) -> Bool {
            backends.isDisabled(backend)
                || requested.map { $0 != backend } ?? work.onRequestOnly.contains(backends.generators[backend].name)
        }
        var step = ladder.start(isDisabled: isNotAsked)
        var silences: [Int: Int] = [:]
        while case .attempt(let backend, let rung, let variation, let pause) = step {
            if pause > .zero { try await run.environmentUntilDeadline.sleep(pause) }
            try Task.checkCancellation()
            do {
                let wanted = PictureRequest(builder: builder, rung: rung, variation: variation)
                let picture = try await requester.picture(wanted, from: backend, into: &recorder)
                backends.recordAnswer(of: backend)
                return picture
            } catch let error as GenerationError {
                let isLast = !backends.generators.indices.contains { $0 > backend && !isNotAsked($0) }
                let error = isLast && backends.hasAnswered(backend) ? error.afterAnAnswer : error
                if error.kind.policy.disablesBackend || isSilentTooOften(error, of: backend, &silences) {
                    backends.disable(backend, because: "\(error)")
                }
                step = ladder.advance(after: error, isDisabled: isNotAsked)
                await recordTurn(from: backend, to: step.backend, for: builder.panel)
                backends.record(
                    error, of: backend, at: "\(builder.story.collection.slug)/\(builder.place)",
                    isGivenUp: step.backend != backend)
            }
        }
        // A stop can be the cause of the last backend's error.
        try Task.checkCancellation()
        post(recorder.attempts.last, at: builder)
        return nil
    }

    /// `silences` counts the timeouts of each backend for one panel.
    private func isSilentTooOften(
        _ error: GenerationError, of backend: Int, _ silences: inout [Int: Int]
    ) -> Bool {
        guard error.timedOutSilently, !backends.hasAnswered(backend) else { return false }
        silences[backend, default: 0] += 1
        return silences[backend] == Self.silenceLimit
    }

    /// Records the next backend for other programs that read the library. If that fails, drawing continues.
    private func recordTurn(from backend: Int, to next: Int?, for panel: PanelJob) async {
        guard let next, next != backend else { return }
        try? await run.library.panels.setBackend(
            of: panel, to: backends.generators[next].name, now: run.environment.now())
    }

    /// The only backend that the page request allows; nil for all backends.
    private func requestedBackend(of builder: PictureRequestBuilder) -> Int? {
        guard let name = builder.panel.pageRequest.backend else { return nil }
        let index = backends.generators.firstIndex { $0.name == name }
        if index == nil {
            run.notices.post(
                "\(builder.place) was to be drawn by “\(name)”, which cannot be used now; the others are asked")
        }
        return index
    }
}

extension Ladder.Step {
    /// Nil for a placeholder.
    fileprivate var backend: Int? {
        if case .attempt(let backend, _, _, _) = self { backend } else { nil }
    }
}

extension GenerationError {
    /// Pause before the last backend is asked again if it is unavailable; used several times. A server that answered a
    /// moment ago is often restarting. A full graphics card often has room again after the next picture.
    private static let lastBackendPause = Duration.seconds(5)

    /// The error to use for a backend that has answered in this run, if no other backend is left.
    fileprivate var afterAnAnswer: GenerationError {
        kind == .unavailable ? GenerationError(.transient, message, retryAfter: Self.lastBackendPause) : self
    }
}
