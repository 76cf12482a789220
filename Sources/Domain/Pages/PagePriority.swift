/// How early a page is drawn. If a run ends early, its books still have pictures on their first pages.
package enum PagePriority: Int, CaseIterable, Codable, Comparable, Sendable {
    case critical
    case high
    case medium
    case low
    case optional

    /// Page 1 (also the cover) first, then 2–3, then 4–7, then the rest.
    init(pageNumber: Int) {
        switch pageNumber {
        case ...1: self = .critical
        case 2...3: self = .high
        case 4...7: self = .medium
        default: self = .low
        }
    }

    package static func < (left: PagePriority, right: PagePriority) -> Bool { left.rawValue < right.rawValue }
}
