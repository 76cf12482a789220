import Domain

/// What is known from page to page. A passage of a story with choices continues from the end of the first passage before
/// it that leads to it, which need not be the one printed before it.
struct ContinuedState<State> {
    /// The index of the passage that each passage continues from; nil if none before it leads to it.
    private let sources: [Int?]
    /// The state at the end of each passage that was read.
    private var ends: [State] = []
    private var isOpen = false
    var state: State

    init(_ state: State, passages: [Passage]) {
        self.state = state
        var sources: [Int?] = passages.map { _ in nil }
        for (index, passage) in passages.enumerated() {
            for choice in passage.choices where choice.passage > index && sources[choice.passage] == nil {
                sources[choice.passage] = index
            }
        }
        self.sources = sources
    }

    mutating func openPassage() {
        if isOpen { ends.append(state) }
        isOpen = true
        if ends.count < sources.count, let source = sources[ends.count] { state = ends[source] }
    }
}
