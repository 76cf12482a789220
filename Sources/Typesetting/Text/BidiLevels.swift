import CFriBidi
import Domain

/// The embedding levels of a line of text (Unicode Standard Annex 9): odd from right to left.
struct BidiLevels {
    let values: [Int8]

    init(_ text: [Unicode.Scalar], _ direction: LanguageTag.Direction) {
        let isPlain = direction == .leftToRight && text.allSatisfy { $0.value < 0x590 }
        guard !isPlain, !text.isEmpty else {
            values = Array(repeating: 0, count: text.count)
            return
        }
        let isLeftwards = direction == .rightToLeft
        var types = [UInt32](repeating: 0, count: text.count)
        var brackets = types
        var levels = [Int8](repeating: isLeftwards ? 1 : 0, count: text.count)
        if cfb_levels(text.map(\.value), Int32(text.count), isLeftwards, &types, &brackets, &levels) {
            values = levels
        } else {
            values = Array(repeating: isLeftwards ? 1 : 0, count: text.count)
        }
    }

    /// The order from left to right of runs that have these levels (rule L2).
    static func visualOrder(_ levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        return order
    }
}
