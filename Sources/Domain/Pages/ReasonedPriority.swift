/// The priority of a page, with its reasons. Each reason is complete without context: “page 1 opens the book”.
package struct ReasonedPriority: Hashable, Sendable {
    package var level: PagePriority
    /// The reason from the page's position first, then reasons that raise or lower the priority.
    package var reasons: [String]

    package init(level: PagePriority, reasons: [String]) {
        self.level = level
        self.reasons = reasons
    }

    /// From the page's position only.
    package init(pageNumber: Int) {
        level = PagePriority(pageNumber: pageNumber)
        reasons =
            switch level {
            case .critical: ["page \(pageNumber) opens the book"]
            case .high: ["page \(pageNumber) is among the first three"]
            case .medium: ["page \(pageNumber) is among the first seven"]
            case .low, .optional: ["page \(pageNumber) comes after the first seven"]
            }
    }
}
