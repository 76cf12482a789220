import Domain
import Media

/// Where a page's picture comes from, or why there is none, as far as rows and attempts show it.
struct PanelExplanation {
    let page: PageReport

    var markup: Markup {
        switch page.state {
        case .ready: ready
        case .placeholder: "a placeholder: \(shortcoming ?? noBackend)"
        case .failed: failed
        case .undrawn: shortcoming.map { "none yet: \($0)" } ?? "no backend was asked yet"
        }
    }

    private var failed: Markup {
        if let runs = page.deadRuns { return "given up after \(runs) runs that died while drawing it" }
        return shortcoming ?? "\(noBackend), and no placeholder could be drawn"
    }

    private var noBackend: Markup { "no backend was available\(page.outage.map { " (\($0))" } ?? "")" }

    private var ready: Markup {
        guard let used = page.source else { return drawn }
        let name: Markup = "<bdi>\(used.backend)</bdi>"
        switch used.origin {
        case .library: return "\(name) was not asked: the library had the same picture"
        case .cache: return "\(name) was not asked: the cache had the same picture"
        case .similar: return "\(name) was not asked: a page that is to show nearly the same had a picture"
        case nil: return failures.map { "\(name) drew it after this: \($0)" } ?? "\(name) was asked first, and drew it"
        }
    }

    /// The known facts if no attempt of this run led to the picture.
    private var drawn: Markup {
        let name: Markup = page.backend.map { "<bdi>\($0)</bdi>" } ?? "an unknown backend"
        switch page.drawnIn {
        case .this, nil: return "\(name) drew it"
        case .later:
            return "\(name) drew it in a later run\(failures.map { "; in this one \($0)" as Markup } ?? .empty)"
        case .earlier:
            let tried: Markup =
                page.attempts.contains(where: \.succeeded) && !page.earlierPictures.isEmpty
                ? "; what was drawn in this one is among its other pictures" : .empty
            let since = failures.map { ", and has its picture still: \($0)" as Markup } ?? .empty
            return "\(name) drew it in an earlier run\(since)\(tried)"
        }
    }

    /// The failed attempts of this run, or else the failed attempt of the run that set the page's state.
    private var shortcoming: Markup? {
        failures
            ?? page.cause.map { cause in
                "<bdi>\(cause.attempt.backend)</bdi>: \(cause.attempt.outcome.rawValue)\(cause.run.phrase.map { " \($0)" } ?? "")"
            }
    }

    /// `comfy: 2 × refused, busy; sd: unavailable`; nil if no attempt failed.
    private var failures: Markup? {
        var backends: [(name: String, outcomes: [(outcome: AttemptOutcome, count: Int)])] = []
        for attempt in page.attempts where !attempt.succeeded {
            let backend = backends.firstIndex { $0.name == attempt.backend } ?? backends.count
            if backend == backends.count { backends.append((attempt.backend, [])) }
            if let known = backends[backend].outcomes.firstIndex(where: { $0.outcome == attempt.outcome }) {
                backends[backend].outcomes[known].count += 1
            } else {
                backends[backend].outcomes.append((attempt.outcome, 1))
            }
        }
        guard !backends.isEmpty else { return nil }
        return backends.map { backend -> Markup in
            let outcomes = backend.outcomes.map { outcome, count in
                count == 1 ? "\(outcome)" : "\(count) × \(outcome)"
            }
            return "<bdi>\(backend.name)</bdi>: \(outcomes.joined(separator: ", "))"
        }.joined(separator: "; ")
    }
}
