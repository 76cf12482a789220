import LibraryStore

/// The panels that a run has in hand: waiting, being drawn, and done but not yet recorded.
struct Desk {
    private let width: Int
    /// How many finished panels make a record; 1 where each is recorded the moment it is whole.
    private let batch: Int
    private var waiting: [ClaimedPanel] = []
    private var drawing: [StoryID] = []
    private(set) var finished: [PanelOutcome] = []
    /// False when the last claim brought fewer panels than asked, so that asking again is of no use
    /// until a panel is finished.
    private var mayHaveMore = true

    init(isGroupCommitted: Bool, width: Int) {
        self.width = width
        batch = isGroupCommitted ? width * 4 : 1
    }

    var running: Int { drawing.count }

    /// Stories with a panel in hand.
    var busyStories: Set<StoryID> { Set(drawing + waiting.map(\.story)) }

    /// How many panels may be claimed now.
    var room: Int {
        guard mayHaveMore else { return 0 }
        return batch == 1 ? width - running - waiting.count : batch - waiting.count
    }

    /// Whether it is time to record and to claim: when enough is done, and before the workers run dry.
    var wantsExchange: Bool {
        finished.count >= batch || (waiting.count < width && room > 0)
    }

    mutating func takeNext() -> ClaimedPanel? {
        guard running < width, !waiting.isEmpty else { return nil }
        let panel = waiting.removeFirst()
        drawing.append(panel.story)
        return panel
    }

    mutating func finish(_ outcome: PanelOutcome, story: StoryID) {
        if let index = drawing.firstIndex(of: story) { drawing.remove(at: index) }
        finished.append(outcome)
        if batch == 1 { mayHaveMore = true }
    }

    mutating func restock(with panels: [ClaimedPanel], asked: Int) {
        finished = []
        waiting += panels
        if asked > 0 { mayHaveMore = panels.count == asked }
    }

    /// Hands the panels that nobody has begun back.
    mutating func releaseWaiting() {
        finished += waiting.map { PanelOutcome(panel: $0.id, result: .released, attempts: []) }
        waiting = []
    }
}
