import Domain
import LibraryStore
import Platform

/// Ranks the pages of one collection's stories, and gives the basis of the ranking.
struct PageRanker: Sendable {
    private let rules: PriorityRules
    private let statistics: ReaderStatistics
    /// Everything that decides the ranking, except a story's readers.
    private let commonBasis: String

    /// `wordsDigest` is the digest of the file with the words.
    init(words: PriorityWords, wordsDigest: SHA256Digest, language: String, statistics: ReaderStatistics) {
        rules = PriorityRules(words: words, language: language)
        self.statistics = statistics
        commonBasis = "rules \(PriorityRules.version)\nwords \(wordsDigest)\nlanguage \(language)\n"
    }

    func ranking(of story: Slug, pages: [String]) -> StoryRanking {
        StoryRanking(
            pages: rules.priorities(ofPages: pages, readers: statistics.readers(of: story)), basis: basis(of: story))
    }

    /// Computed without the text of the pages, which does not change until the story is planned again. Half a SHA-256
    /// is enough to distinguish bases.
    func basis(of story: Slug) -> String {
        let digest = SHA256Digest(of: commonBasis + "readers \(statistics.readers(of: story).canonicalText)\n")
        return String(digest.hex.prefix(32))
    }
}
