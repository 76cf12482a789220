/// What decides which of a backend's servers gets the next page of a story.
struct ServerLoad: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// A request may begin.
        case free
        /// As many requests are in progress as the server takes, or it asked to wait.
        case occupied
        /// It is away or out.
        case away
    }

    var state = State.free
    /// Seconds until it can be asked, if it asked to wait.
    var delay = 0.0
    /// How many requests it takes at the same time.
    var width = 1
    /// Requests in progress.
    var running = 0
    /// Pages that are left of the stories it draws.
    var pages = 0
    /// The measured time of a picture.
    var secondsAPage = 1.0

    /// When the pages of its stories and of another one would be drawn, in seconds from now. The pages of one story are
    /// drawn one after another.
    func end(withStoryOf more: Int) -> Double {
        delay + secondsAPage * max(Double(more), Double(pages + more) / Double(width))
    }
}

extension [ServerLoad] {
    /// A story in progress moves only if it is expected to end in less than this part of the time.
    private static let leastGain = 1.5
    /// And by more than the time of this many pages earlier.
    private static let leastPages = 5.0

    /// The server for the next page of a story with so many pages left; nil if the page waits. `current` is the server
    /// that drew the page before, if any.
    ///
    /// A story begins where the expected end is smallest, and stays there. It moves if its server is away, or to a free
    /// server if much time is gained.
    func server(forStoryOf pages: Int, now current: Int? = nil) -> Int? {
        guard let current, self[current].state != .away else { return serverForNewStory(of: pages) }
        if self[current].state == .free { return current }
        let end = self[current].end(withStoryOf: 0)
        let free = indices.filter { self[$0].state == .free }
        guard let best = first(among: free, forStoryOf: pages) else { return nil }
        let gain = end - self[best].end(withStoryOf: pages)
        let isWorthIt =
            end > Self.leastGain * self[best].end(withStoryOf: pages)
            && gain > Self.leastPages * self[best].secondsAPage
        return isWorthIt ? best : nil
    }

    private func serverForNewStory(of pages: Int) -> Int? {
        guard let best = first(among: indices.filter { self[$0].state != .away }, forStoryOf: pages) else { return nil }
        return self[best].state == .free ? best : nil
    }

    private func first(among candidates: [Int], forStoryOf pages: Int) -> Int? {
        candidates.min { one, other in
            let (mine, its) = (self[one], self[other])
            return (mine.end(withStoryOf: pages), mine.state == .free ? 0 : 1, mine.running, one)
                < (its.end(withStoryOf: pages), its.state == .free ? 0 : 1, its.running, other)
        }
    }
}
