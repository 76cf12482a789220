/// Finds the most similar known word.
package enum Spelling {
    /// The candidate with the smallest edit distance, if that is at most a third of the word's length: one error in a
    /// short word, none in a single letter.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = Array(word.lowercased())
        let limit = letters.count < 2 ? 0 : max(1, letters.count / 3)
        return
            candidates
            .filter { abs($0.count - letters.count) <= limit }
            .map { (candidate: $0, distance: distance(letters, Array($0.lowercased()))) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }?
            .candidate
    }

    /// The number of letters that are added, left out, replaced, or swapped with their neighbour (optimal string
    /// alignment).
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
