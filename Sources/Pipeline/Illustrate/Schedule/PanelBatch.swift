import Domain
import LibraryStore

/// The panels that a run has claimed: waiting, being drawn, and done but not yet recorded.
struct PanelBatch {
    private let width: Int
    /// How many finished panels make a record; 1 where each is recorded the moment it is whole.
    private let group: Int
    /// Whether the panels of a story are drawn one after another.
    private let isOneAStory: Bool
    private var waiting: [PanelJob] = []
    private var drawing: [StoryID] = []
    private(set) var finished: [PanelOutcome] = []
    /// False when the last claim brought fewer panels than asked, so that asking again is of no use
    /// until a panel is finished.
    private(set) var queueMayHaveMore = true

    init(isGroupCommitted: Bool, width: Int, isOneAStory: Bool) {
        self.width = width
        self.isOneAStory = isOneAStory
        group = isGroupCommitted ? width * 4 : 1
    }

    var running: Int { drawing.count }
    var unbegun: [PanelJob] { waiting }

    /// Stories that are not to be claimed from: one of their panels waits already.
    var waitingStories: Set<StoryID> { Set(waiting.map(\.story)) }
    var drawnStories: Set<StoryID> { Set(drawing) }

    /// How many panels may be claimed now: as many wait as are drawn, so that the next can begin when one is done.
    var room: Int {
        guard queueMayHaveMore else { return 0 }
        return group == 1 ? 2 * width - running - waiting.count : group - waiting.count
    }

    /// Whether it is time to record and to claim: when enough is done, and before the workers run dry.
    var wantsExchange: Bool {
        finished.count >= group || (waiting.count < width && room > 0)
    }

    /// The waiting panels that can be begun now, in order.
    var startable: [PanelJob] {
        var busy = drawnStories
        var panels: [PanelJob] = []
        for panel in waiting where panels.count < width - running {
            if !isOneAStory || busy.insert(panel.story).inserted { panels.append(panel) }
        }
        return panels
    }

    mutating func start(_ panel: PanelJob) {
        waiting.removeAll { $0.id == panel.id }
        drawing.append(panel.story)
    }

    mutating func finish(_ outcome: PanelOutcome, story: StoryID) {
        if let index = drawing.firstIndex(of: story) { drawing.remove(at: index) }
        finished.append(outcome)
        if group == 1 { queueMayHaveMore = true }
    }

    mutating func restock(with panels: [PanelJob], asked: Int) {
        finished = []
        // A panel of which something else was asked may be claimed again.
        let claimed = Set(panels.map(\.id))
        waiting.removeAll { claimed.contains($0.id) }
        waiting += panels
        if asked > 0 { queueMayHaveMore = panels.count == asked }
    }

    /// Something was put into the queue meanwhile.
    mutating func resetQueueHint() { queueMayHaveMore = true }

    /// Removes panels that are not begun and that are the run's no more.
    mutating func drop(_ panels: [PanelJob]) {
        waiting.removeAll { waiting in panels.contains { $0.id == waiting.id && $0.request == waiting.request } }
    }

    /// Hands the panels back that are not begun.
    mutating func releaseWaiting() {
        finished += waiting.map { PanelOutcome($0, .released) }
        waiting = []
    }
}
