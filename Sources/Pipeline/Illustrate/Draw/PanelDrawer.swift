import Domain
import Generation
import LibraryStore

/// Draws one panel. Climbs the ladder of one backend after another until there is a picture. The last choice is a
/// placeholder.
struct PanelDrawer: Sendable {
    enum Step: Sendable {
        case done(PanelOutcome)
        /// The panel waits for a backend.
        case waiting(PanelDraw)
    }

    let run: RunContext
    let work: PictureWork
    let backends: BackendChain<any ImageGenerator>
    let requester: PictureRequester
    let setAside: SetAsideDraws
    /// The errors that have a notice already.
    let posted = OncePerKey()

    /// Traits of the backend that is asked first for the next panel. Nil if no image model is left.
    var nextTraits: ImageGeneratorTraits? {
        let left = backends.generators.indices.filter { !backends.isOut($0) }
        let next = left.first { !work.onRequestOnly.contains(backends.generators[$0].name) } ?? left.first
        return next.map { backends.generators[$0].traits }
    }

    /// The backend that is asked first for a panel with this page request. Nil if no backend is left.
    func firstBackend(for pageRequest: PageRequest) -> String? {
        let left = candidates(for: pageRequest).filter { !backends.isOut($0) }
        return (left.first { !backends.isAway($0) } ?? left.first).map { backends.generators[$0].name }
    }

    /// Whether the backend that is asked first can be asked now.
    var isFirstBackendReady: Bool {
        let first = candidates(for: PageRequest()).first { !backends.isOut($0) }
        return first.map { backends.standing(of: $0) == .ready } ?? false
    }

    /// What a panel does next. `begun` is its state if it was in progress before. `server` chooses one of several
    /// servers of a backend.
    func choice(
        for panel: PanelJob, begun: PanelDraw?, isRedraw: Bool, server: (Int) -> Int?
    ) -> BackendChain<any ImageGenerator>.Choice {
        let candidates = candidates(for: panel.pageRequest).filter { begun?.end(of: name(of: $0)) == nil }
        return backends.choice(
            among: candidates, for: .page(panel.story, number: panel.pageNumber), isPatient: !isRedraw, server: server)
    }

    func begin(_ builder: PictureRequestBuilder, isRedraw: Bool) -> PanelDraw {
        let name = builder.name
        run.listener(.begun(name, backend: firstBackend(for: builder.panel.pageRequest)))
        postMissingBackend(of: builder)
        let earlier = setAside.take(builder.panel)
        var draw = PanelDraw(
            builder: builder,
            recorder: AttemptRecorder(
                panel: builder.panel.id, earlier: earlier.map { $0.recorder.nextNumber - 1 } ?? 0,
                run: run.record.id, environment: run.environment
            ) { [listener = run.listener] in listener(.attempted(name, $0)) },
            isRedraw: isRedraw)
        if let earlier { draw.resume(earlier) }
        return draw
    }

    /// The panel is requeued if the run ends meanwhile, if a limit forbids its next request, or if another request
    /// replaces its claim. Throws ``FileSystemError`` if its picture could not be stored, or if there may be no room to
    /// store it.
    @concurrent
    func draw(_ started: PanelDraw) async throws -> Step {
        var draw = started
        let builder = draw.builder
        do {
            switch try await pictureByLadders(&draw) {
            case .picture(let picture): return .done(outcome(of: draw, .drawn(picture.stored), as: picture))
            case .wait: return .waiting(draw)
            case .refused(let basis):
                setAside.keep(draw)
                return .done(outcome(of: draw, .setAside(basis: basis)))
            case .none: break
            }
            // The existing picture is better than a placeholder.
            guard builder.panel.shownSize == nil else { return .done(outcome(of: draw, .kept)) }
            let picture = try await requester.placeholder(for: builder, attempt: draw.recorder.nextNumber)
            return .done(outcome(of: draw, .drawn(picture.stored), as: picture))
        } catch is CancellationError {
            return .done(outcome(of: draw, .released))
        } catch is LimitReachedError {
            postPendingRetry(after: draw.recorder.attempts.last, at: builder)
            return .done(outcome(of: draw, .released))
        } catch is GenerationError {
            // Even the placeholder could not be drawn.
            return .done(outcome(of: draw, .failed))
        }
    }

    func outcome(
        of draw: PanelDraw, _ result: PanelOutcome.Result, as picture: PanelPicture? = nil
    ) -> PanelOutcome {
        let builder = draw.builder
        var outcome = PanelOutcome(builder.panel, result, attempts: draw.recorder.attempts)
        outcome.askedSize = builder.size
        outcome.basis = picture?.basis
        outcome.nextQueue = builder.nextQueue
        outcome.scene = picture?.scene
        outcome.similar = picture?.similar
        outcome.alt = picture?.depiction?.alt
        outcome.outage = outage(of: draw)
        // Where no language model could be asked for other words, the page is requested once more.
        outcome.refused = refusedRequests(of: draw).map { builder.panel.rewrite?.isUnanswered == true ? "" : $0.digest }
        outcome.isAwaited = candidates(for: builder.panel.pageRequest).contains { mayDrawLater($0, draw) }
        return outcome
    }

    /// Whether a backend without a picture for the panel may have one later in the run. Unusable pictures are paid for.
    private func mayDrawLater(_ backend: Int, _ draw: PanelDraw) -> Bool {
        switch draw.end(of: name(of: backend)) {
        case nil, .failed: !backends.isOut(backend)
        case .unusable: !backends.isOut(backend) && (backends.generators[backend].traits.price ?? .zero) == .zero
        case .refused, .out: false
        }
    }

    private enum Result {
        case picture(PanelPicture)
        case wait
        /// The panel waits for other words, see ``Rewrite/basis``.
        case refused(basis: String)
        /// No backend has a picture.
        case none
    }

    private func pictureByLadders(_ draw: inout PanelDraw) async throws -> Result {
        while true {
            try Task.checkCancellation()
            let next = choice(for: draw.builder.panel, begun: draw, isRedraw: draw.isRedraw) { [draw] in
                server(of: $0, for: draw)
            }
            switch next {
            case .none:
                // A stop can be the cause of the last backend's error.
                try Task.checkCancellation()
                post(draw.recorder.attempts.last, at: draw.builder)
                return .none
            case .wait: return .wait
            // The scheduler knows which servers are occupied.
            case .ask(let server) where backends.hasSeveralServers && server.backend != draw.server.backend:
                return .wait
            case .ask(let server):
                if let basis = draw.neededRewrite(for: name(of: server.backend)) { return .refused(basis: basis) }
                if let picture = try await picture(from: server, &draw) { return .picture(picture) }
            }
        }
    }

    /// One attempt. Nil if it failed, or if the backend could not be asked after all.
    private func picture(from server: ServerIndex, _ draw: inout PanelDraw) async throws -> PanelPicture? {
        let name = name(of: server.backend)
        guard case .attempt(let rung, let variation, let pause) = draw.ladder(of: name).step else { return nil }
        if !draw.hasAsked(name), let last = draw.recorder.attempts.last?.backend {
            await recordTurn(from: last, to: name, for: draw.builder.panel)
        }
        if pause > .zero { try await run.environmentUntilDeadline.sleep(pause) }
        do {
            let wanted = PictureRequest(builder: draw.builder, rung: rung, variation: variation)
            return try await requester.picture(wanted, from: server, into: &draw.recorder)
        } catch is BackendNotReady {
            // It went away meanwhile. The step is taken again when it is back.
            return nil
        } catch let error as GenerationError {
            switch error.kind {
            case .transient: draw.interrupted.insert(server)
            case .misconfigured, .exhausted:
                draw.interrupted.insert(server)
                // Another server of the backend may work.
                guard backends.servers(at: server.backend, without: draw.interrupted).isEmpty else { return nil }
            default: break
            }
            draw.advance(name, after: error)
            return nil
        }
    }

    /// Records the next backend for other programs that read the library. If that fails, drawing continues.
    private func recordTurn(from backend: String, to next: String, for panel: PanelJob) async {
        guard next != backend else { return }
        try? await run.library.panels.setBackend(of: panel, to: next, now: run.environment.now())
    }

    /// The backends to ask for a panel with this page request, in order: the requested one, or all that draw any page.
    func candidates(for pageRequest: PageRequest) -> [Int] {
        let all = backends.generators.indices
        if let name = pageRequest.backend, let requested = all.first(where: { backends.generators[$0].name == name }) {
            return [requested]
        }
        return all.filter { !work.onRequestOnly.contains(backends.generators[$0].name) }
    }

    func name(of backend: Int) -> String { backends.generators[backend].name }

    private func postMissingBackend(of builder: PictureRequestBuilder) {
        guard let name = builder.panel.pageRequest.backend, !backends.generators.contains(where: { $0.name == name })
        else { return }
        run.notices.post(
            "\(builder.place) was to be drawn by “\(name)”, which cannot be used now; the others are asked")
    }
}

/// A request was not sent, because the breaker of its backend does not admit it now.
struct BackendNotReady: Error {}
