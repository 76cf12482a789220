/// Finds the known word that is probably meant.
package enum Spelling {
    /// The letters of a beginning that is taken for the word.
    private static let shortestBeginning = 3

    /// The most similar candidate, else one with the same meaning, else the only one that begins with the word or with
    /// which the word begins, else one with the meaning of the most similar word.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        similar(to: word, among: candidates) ?? synonym(of: word, among: candidates)
            ?? beginning(of: word, among: candidates)
            ?? similar(to: word, among: synonyms.keys.sorted()).flatMap { synonym(of: $0, among: candidates) }
    }

    /// What other programs and people call the things that commands, keys and options are named for. The first known
    /// word counts.
    private static let synonyms: [String: [String]] = [
        "add": ["new"], "age": ["ages"], "artist": ["images"], "begin": ["run"], "build": ["run"],
        "check": ["validate", "verify"], "combine": ["merge"],
        "continue": ["resume"], "convert": ["import", "book"], "create": ["new"], "delete": ["remove"],
        "destination": ["output"], "directory": ["output"], "docx": ["import"], "draw": ["run"], "epub": ["export"],
        "fix": ["retry"],
        "formats": ["export", "format"], "format": ["export"], "generate": ["run", "regenerate"], "go": ["run"],
        "history": ["log"], "html": ["export"], "init": ["new"], "join": ["merge"], "kill": ["cancel"],
        "lint": ["validate"],
        "list": ["status"], "llm": ["text"], "ls": ["status"], "make": ["run"], "models": ["backends"],
        "out": ["output"], "pdf": ["export"], "pictures": ["images"], "print": ["export"], "prune": ["clean"],
        "publish": ["export"], "quit": ["cancel"], "redo": ["regenerate"], "redraw": ["regenerate"],
        "repair": ["verify"], "resolution": ["size"], "rm": ["remove"], "servers": ["backends"], "show": ["status"],
        "source": ["file"], "start": ["run"], "state": ["status"], "stop": ["pause", "cancel"], "title": ["collection"],
        "undo": ["regenerate"], "writer": ["text"],
    ]

    private static func synonym(of word: String, among candidates: [String]) -> String? {
        synonyms[word.lowercased()]?.first { candidates.contains($0) }
    }

    private static func beginning(of word: String, among candidates: [String]) -> String? {
        let word = word.lowercased()
        guard !word.contains(" ") else { return nil }
        let found = candidates.filter { candidate in
            let candidate = candidate.lowercased()
            return min(word.count, candidate.count) >= shortestBeginning
                && (candidate.hasPrefix(word) || word.hasPrefix(candidate))
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The candidate with the smallest edit distance, if that is at most a third of the word's length: one error in a
    /// short word, none in a single letter.
    private static func similar(to word: String, among candidates: [String]) -> String? {
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
