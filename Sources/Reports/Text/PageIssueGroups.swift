import Domain

/// All issues of a report, collected story by story.
struct PageIssueGroups {
    private var unordered: [PageIssue] = []
    private var indices: [PageIssue.Reason: Int] = [:]

    mutating func add(_ story: StoryReport) {
        for page in story.pages where page.state != .ready {
            let cause = page.cause
            let reason = PageIssue.Reason(
                state: page.state, backend: cause?.attempt.backend, outcome: cause?.attempt.outcome,
                run: cause?.run)
            let index = indices[reason] ?? unordered.count
            if index == unordered.count {
                indices[reason] = index
                unordered.append(PageIssue(reason: reason, message: cause?.attempt.message))
            }
            unordered[index].pages.add(page, of: story)
        }
    }

    /// Failures first, then placeholders, then pages that were never drawn. Within each group, the largest issue is
    /// first.
    var inOrder: [PageIssue] {
        PageState.allCases.flatMap { state in
            unordered.enumerated().filter { $0.element.reason.state == state }
                .sorted { (-$0.element.pages.pageCount, $0.offset) < (-$1.element.pages.pageCount, $1.offset) }
                .map(\.element)
        }
    }
}
