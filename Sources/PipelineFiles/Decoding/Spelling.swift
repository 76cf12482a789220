/// Finds the known word that is probably meant.
package enum Spelling {
    /// The letters of a beginning that is taken for the word.
    private static let shortestBeginning = 3

    /// A word with the same meaning, else the most similar candidate, else the only one that begins with the word or
    /// with which the word begins, else one with the meaning of the most similar word.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        synonym(of: word, among: candidates) ?? similar(to: word, among: candidates)
            ?? beginning(of: word, among: candidates)
            ?? similar(to: word, among: synonyms.keys.sorted()).flatMap { synonym(of: $0, among: candidates) }
    }

    /// What other programs and people call the things that commands, keys and options are named for. The first known
    /// word counts.
    static let synonyms: [String: [String]] = [
        "abort": ["cancel"], "add": ["new"], "address": ["url"], "age": ["ages"], "api-key": ["key"],
        "artist": ["images"], "begin": ["run"], "budget": ["max-cost"], "build": ["run"], "by": ["author"],
        "change": ["regenerate"], "check": ["validate", "verify"], "cleanup": ["clean"], "combine": ["merge"],
        "compile": ["run"], "continue": ["resume"], "convert": ["import", "book"], "cost": ["price", "max-cost"],
        "create": ["new"], "delete": ["remove"], "dest": ["output"], "destination": ["output"], "dimensions": ["size"],
        "dir": ["output"],
        "directory": ["output"], "docx": ["import"], "draw": ["run"], "endpoint": ["url"], "epub": ["export"],
        "execute": ["run"], "fix": ["retry"], "folder": ["output"], "follow": ["watch"], "format": ["export"],
        "formats": ["export", "format"], "generate": ["run", "regenerate"], "go": ["run"], "halt": ["pause"],
        "height": ["size"], "history": ["log"], "host": ["url"], "html": ["export"], "illustrate": ["run"],
        "info": ["status"], "init": ["new"], "jobs": ["parallel"], "join": ["merge"], "kill": ["cancel"],
        "lint": ["validate"], "list": ["status"], "llm": ["text"], "look": ["style"], "ls": ["status"],
        "make": ["run"], "max-pictures": ["max-images"], "models": ["backends"], "name": ["title"],
        "notification": ["notify"], "notifications": ["notify"], "out": ["output"], "overwrite": ["force"],
        "palette": ["style"], "password": ["key"], "pdf": ["export"], "pictures": ["images"], "print": ["export"],
        "prioritise": ["move"], "prioritize": ["move"], "prompt": ["direction"], "prune": ["clean"],
        "publish": ["export"], "purge": ["clean"], "quit": ["cancel"], "redo": ["regenerate"],
        "redraw": ["regenerate"], "render": ["run"], "reorder": ["move"], "repair": ["verify"],
        "replace": ["regenerate"], "resolution": ["size"], "restart": ["retry"], "rm": ["remove"],
        "servers": ["backends"], "show": ["status"], "silent": ["quiet"], "simulate": ["dry-run"], "source": ["file"],
        "start": ["run"], "state": ["status"], "stop": ["pause", "cancel"], "target": ["output"],
        "test": ["validate"], "threads": ["parallel"], "title": ["collection"], "token": ["key"],
        "type": ["format", "kind"], "undo": ["regenerate"], "unpause": ["resume"], "until": ["deadline"],
        "view": ["status"], "webhook": ["notify"], "width": ["size"], "writer": ["author", "text"],
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
