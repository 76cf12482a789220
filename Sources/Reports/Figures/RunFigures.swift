import Domain

/// The data for charts, counted story by story. Its size does not depend on the number of pages.
struct RunFigures: Sendable {
    struct Backend: Sendable {
        /// With the address of the server, if the backend has several.
        let name: String
        var requests = 0
        var usable = 0
        var latency = LatencyCounts()
    }

    /// The number of equal time spans of the run in which pages that became ready are counted.
    static let spanCount = 96
    /// Further backends are counted together.
    private static let backendLimit = 24
    private static let otherBackends = "others"

    private let run: RunSpan
    private var indices: [String: Int] = [:]
    private var unordered: [Backend] = []
    /// Requests to backends, without saved requests.
    private(set) var requests = 0
    /// How many pages became ready in each span of this run and were not ready before.
    private(set) var newlyReady = [Int](repeating: 0, count: spanCount)

    init(_ run: RunFacts) {
        self.run = run.span
    }

    /// The backends that got requests, those with the most requests first.
    var backends: [Backend] {
        unordered.enumerated().sorted { (-$0.element.requests, $0.offset) < (-$1.element.requests, $1.offset) }
            .map(\.element)
    }

    mutating func count(_ story: StoryReport) {
        for page in story.pages {
            for attempt in page.attempts where attempt.origin == nil { count(attempt) }
            if page.state == .ready, let instant = page.readyAt { newlyReady[span(of: instant)] += 1 }
        }
    }

    private mutating func count(_ attempt: Attempt) {
        let name =
            indices[attempt.backendAndServer] != nil || unordered.count < Self.backendLimit
            ? attempt.backendAndServer : Self.otherBackends
        let index = indices[name] ?? unordered.count
        if index == unordered.count {
            indices[name] = index
            unordered.append(Backend(name: name))
        }
        requests += 1
        unordered[index].requests += 1
        if attempt.succeeded { unordered[index].usable += 1 }
        unordered[index].latency.add(seconds: attempt.seconds)
    }

    private func span(of instant: Double) -> Int {
        min(Int(run.part(at: Milliseconds(seconds: instant)) * Double(Self.spanCount)), Self.spanCount - 1)
    }
}
