/// What a printed book is made for: the rules of a printing house, or a size of one's own.
package struct PrintSettings: Hashable, Codable, Sendable {
    package enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
        case inch = "in"
        case millimetre = "mm"

        /// In points of 1/72 inch.
        package var points: Double { self == .inch ? 72 : 72 / 25.4 }
    }

    /// A preset's name; nil for a size of one's own.
    package var preset: String?
    /// Width and height after the cut, in ``unit``; nil for the preset's own.
    package var width: Double?
    package var height: Double?
    package var unit = Unit.inch
    /// On all four sides, in ``unit``; nil for the preset's, else 0.
    package var bleed: Double?
    /// A kind of paper of the preset, which decides the width of the spine; nil for its first.
    package var paper: String?

    /// Width of the spine, in ``unit``; nil for what paper and pages give.
    package var spine: Double?

    package init() {}
}
