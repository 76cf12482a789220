import Media

/// Amounts as parts of one bar. Each part has a minimum width, so that it is visible. The labels are elsewhere.
struct SegmentedBar {
    private static let width = 1000.0
    private static let narrowest = 6.0
    private static let gap = 2.0

    /// Kinds are classes of the stylesheet.
    let segments: [(kind: String, amount: Double)]

    var markup: Markup {
        let sum = segments.reduce(0) { $0 + $1.amount }
        guard sum > 0 else { return .empty }
        let room = Self.width - Double(segments.count) * (Self.narrowest + Self.gap) + Self.gap
        var left = 0.0
        let parts = segments.map { segment -> Markup in
            let width = Self.narrowest + room * segment.amount / sum
            defer { left += width + Self.gap }
            return "<rect class=\"\(segment.kind)\" x=\"\(left.tenths)\" width=\"\(width.tenths)\" height=\"10\"/>"
        }
        return """
            <svg class="bar" aria-hidden="true" viewBox="0 0 \(Int(Self.width)) 10" \
            preserveAspectRatio="none">\(parts)</svg>
            """
    }
}

extension Double {
    /// `12.3`
    var tenths: String {
        let count = isFinite ? Int((Swift.min(Swift.max(self, 0), 1_000_000) * 10).rounded()) : 0
        return "\(count / 10).\(count % 10)"
    }
}
