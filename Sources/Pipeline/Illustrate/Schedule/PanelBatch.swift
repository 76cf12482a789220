import Domain
import LibraryStore

/// The panels that a run has claimed: waiting, being drawn, or finished and not recorded yet.
struct PanelBatch {
    /// No more panels are claimed when so many are held.
    private static let heldLimit = 64

    /// Panels of a group, for each that is drawn at the same time. A run that is killed loses the group: on two
    /// processors 32 pages, of 1024x1792 about a second's work.
    private static let groupShare = 16

    /// How many panels are drawn at the same time.
    var width: Int
    /// How many finished panels are recorded together. 1 means that each is recorded as soon as it is complete.
    private let group: Int
    /// Whether the panels of a story are drawn one after another.
    private let isOneAStory: Bool
    private var waiting: [PanelJob] = []
    private var drawing: [StoryID] = []
    /// Waiting panels whose backend is away.
    private(set) var held: Set<PanelID> = []
    private(set) var finished: [PanelOutcome] = []
    /// False if the last claim returned fewer panels than requested. Another claim is then useless until a panel is
    /// finished.
    private(set) var queueMayHaveMore = true

    init(isGroupCommitted: Bool, width: Int, isOneAStory: Bool) {
        self.width = width
        self.isOneAStory = isOneAStory
        group = isGroupCommitted ? width * Self.groupShare : 1
    }

    var running: Int { drawing.count }
    var unbegun: [PanelJob] { waiting }

    /// Stories to exclude from a claim, because one of their panels already waits.
    var waitingStories: Set<StoryID> { Set(waiting.map(\.story)) }
    var drawnStories: Set<StoryID> { Set(drawing) }

    /// How many panels may be claimed now. As many panels wait as are drawn, so that the next can begin when one is
    /// finished. Held panels count only when there are many: panels behind them may have another backend.
    var room: Int {
        guard queueMayHaveMore, held.count < Self.heldLimit else { return 0 }
        let free = waiting.count { !held.contains($0.id) }
        return max(0, group == 1 ? 2 * width - running - free : group - free)
    }

    /// Whether to record and claim now: enough panels are finished, or too few panels wait for the workers.
    var wantsExchange: Bool {
        finished.count >= group || (waiting.count { !held.contains($0.id) } < width && room > 0)
    }

    /// The waiting panels that can begin now, in order. A panel for which `isHeld` is true waits for its backend; the
    /// panels after it in its story wait as well. `isFull` is whether as many panels begin as are drawn at the same time.
    mutating func startable(isHeld: (PanelJob, _ isFull: Bool) -> Bool) -> [PanelJob] {
        var busy = drawnStories
        var panels: [PanelJob] = []
        held = []
        for panel in waiting {
            guard !isOneAStory || !busy.contains(panel.story) else { continue }
            let isFull = panels.count >= width - running
            if isHeld(panel, isFull) {
                held.insert(panel.id)
                busy.insert(panel.story)
            } else if !isFull {
                panels.append(panel)
                busy.insert(panel.story)
            }
        }
        return panels
    }

    mutating func start(_ panel: PanelJob) {
        waiting.removeAll { $0.id == panel.id }
        held.remove(panel.id)
        drawing.append(panel.story)
    }

    /// A panel in progress waits for its backend.
    mutating func hold(_ panel: PanelJob) {
        if let index = drawing.firstIndex(of: panel.story) { drawing.remove(at: index) }
        waiting.insert(panel, at: 0)
        held.insert(panel.id)
    }

    mutating func finish(_ outcome: PanelOutcome, story: StoryID) {
        if let index = drawing.firstIndex(of: story) { drawing.remove(at: index) }
        finished.append(outcome)
        if group == 1 { queueMayHaveMore = true }
    }

    mutating func restock(with panels: [PanelJob], asked: Int) {
        finished = []
        // A panel whose claim another request replaced may be claimed again.
        let claimed = Set(panels.map(\.id))
        waiting.removeAll { claimed.contains($0.id) }
        waiting += panels
        if asked > 0 { queueMayHaveMore = panels.count == asked }
    }

    /// Call it when something was queued meanwhile.
    mutating func resetQueueHint() { queueMayHaveMore = true }

    /// Removes waiting panels that no longer belong to the run, or that are to be claimed again.
    mutating func drop(_ panels: [PanelJob]) {
        finished += panels.map { PanelOutcome($0, .released) }
        held.subtract(panels.map(\.id))
        waiting.removeAll { waiting in panels.contains { $0.id == waiting.id && $0.request == waiting.request } }
    }

    /// Requeues the waiting panels. `begun` are the outcomes of those that were in progress before.
    mutating func releaseWaiting(begun: [PanelID: PanelOutcome]) {
        finished += waiting.map { begun[$0.id] ?? PanelOutcome($0, .released) }
        waiting = []
        held = []
    }
}
