/// Finds the probable climax page of a story from its text.
///
/// Candidates are the pages after page 3 between two thirds and nine tenths of the story. The page with the most points
/// is chosen: a word of a turning point (3 points, at most twice), an exclamation mark (2, at most twice), sentences of
/// at most three quarters of the story's mean length (2). If points are equal, the page nearest to four fifths of the
/// story is chosen, then the earlier one. A story with fewer than five pages has no candidates and no climax page.
struct ClimaxFinder {
    struct Climax {
        var page: Int
        var reason: String
    }

    private struct Signs {
        var turns: [String]
        var exclamations: Int
        var isShort: Bool

        var points: Int { 3 * min(turns.count, 2) + 2 * min(exclamations, 2) + (isShort ? 2 : 0) }
    }

    /// How many own sentences a page needs to get points for short sentences.
    private static let fewestSentences = 3

    let lists: PriorityWords.Lists

    func climax(of story: [PageText]) -> Climax? {
        let length = Lengths(story)
        let places = story.filter {
            $0.number > 3 && 3 * $0.number >= 2 * story.count && 10 * $0.number <= 9 * story.count
        }
        let best = places.map { (page: $0.number, signs: signs(of: $0, in: length)) }.min { left, right in
            let (one, other) = (distance(left.page, story.count), distance(right.page, story.count))
            return (-left.signs.points, one, left.page) < (-right.signs.points, other, right.page)
        }
        return best.map { Climax(page: $0.page, reason: Self.reason($0.signs)) }
    }

    /// Distance from four fifths of the story, in fifths of a page.
    private func distance(_ page: Int, _ pageCount: Int) -> Int {
        abs(5 * page - 4 * pageCount)
    }

    private func signs(of page: PageText, in story: Lengths) -> Signs {
        let own = Lengths([page])
        return Signs(
            turns: lists.turns(in: page.ownSentences.flatMap(\.text.lowerCaseWords)),
            exclamations: page.ownSentences.reduce(0) { $0 + $1.text.unicodeScalars.count { $0 == "!" } },
            isShort: own.sentences >= Self.fewestSentences
                && 4 * own.words * story.sentences <= 3 * story.words * own.sentences)
    }

    private static func reason(_ signs: Signs) -> String {
        var words = signs.turns.prefix(2).map { "“\($0)”" }
        if signs.exclamations > 0 {
            words.append(signs.exclamations == 1 ? "an exclamation" : "\(signs.exclamations) exclamations")
        }
        if signs.isShort { words.append("short sentences") }
        return words.isEmpty ? "the climax, by its place alone" : "the climax: \(words.joined(separator: ", "))"
    }
}

/// The number of a page's own sentences and of their words.
private struct Lengths {
    var sentences: Int
    var words: Int

    init(_ pages: [PageText]) {
        let all = pages.flatMap(\.ownSentences)
        sentences = all.count
        words = all.reduce(0) { $0 + $1.wordCount }
    }
}
