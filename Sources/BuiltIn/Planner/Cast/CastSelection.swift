import Domain

/// Selects the candidates for the cast that appear on at least one page.
struct CastSelection {
    let lexicon: PlannerLexicon

    /// The candidates on the most pages, in the given order.
    func chosen(from candidates: [PlannedCharacter], pages: [[[PlannerToken]]]) -> [PlannedCharacter] {
        var reader = PageReader(lexicon: lexicon, directory: CastDirectory(cast: candidates, lexicon: lexicon))
        var counts = Array(repeating: 0, count: candidates.count)
        for page in pages {
            for character in reader.read(page).present { counts[character] += 1 }
        }
        let ranked = candidates.indices.filter { counts[$0] > 0 }.sorted {
            let (one, other) = (candidates[$0], candidates[$1])
            return (other.rank, counts[$1], other.mentions, $0) < (one.rank, counts[$0], one.mentions, $1)
        }
        return ranked.prefix(CastFinder.limit).sorted().map { candidates[$0] }
    }
}
