package import Domain

package struct CountsView: Encodable, Sendable {
    package private(set) var members = JSONMembers()

    /// Counts that are only sums have no further members.
    package init(_ counts: RunCounts) {
        members.add("panelsByStatus", counts.panels)
        members.add("pagesByState", Dictionary(uniqueKeysWithValues: PageState.allCases.map { ($0, counts[$0]) }))
        if counts.textStandIns > 0 { members.add("textStandIns", counts.textStandIns) }
        members.add("attempts", counts.attempts)
        members.add("saved", counts.callsSaved)
        members.add("cost", counts.cost)
        guard !counts.isSumOnly else { return }
        members.add("stories", counts.stories)
        members.add("new", counts.newlyDrawn)
        members.add("drawn", counts.drawn)
        if counts.attempts > 0 { members.add("attemptsByOutcome", counts.attemptsByOutcome) }
        if counts.callsSaved > 0 { members.add("savedByOrigin", counts.saved) }
        members.add("books", counts.books)
    }

    package func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}
