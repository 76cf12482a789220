/// How early a page is drawn, and why, in words that stand by themselves: “page 1 opens the book”.
package struct ReasonedPriority: Hashable, Sendable {
    package var level: PagePriority
    /// The page's place in the story first, then what lifts or lowers it.
    package var reasons: [String]

    package init(level: PagePriority, reasons: [String]) {
        self.level = level
        self.reasons = reasons
    }

    /// By the page's place alone.
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
