import Domain
import LibraryStore
import Platform

/// Ranks the pages of one collection's stories, and says from what.
struct PageRanker: Sendable {
    private let rules: PriorityRules
    private let statistics: ReaderStatistics
    /// Of everything besides a story's readers that decides.
    private let commonBasis: String

    /// `wordsDigest` is that of the file which the words are from.
    init(words: PriorityWords, wordsDigest: SHA256Digest, language: String, statistics: ReaderStatistics) {
        rules = PriorityRules(words: words, language: language)
        self.statistics = statistics
        commonBasis = "rules \(PriorityRules.version)\nwords \(wordsDigest)\nlanguage \(language)\n"
    }

    func ranking(of story: Slug, pages: [String]) -> StoryRanking {
        StoryRanking(
            pages: rules.priorities(ofPages: pages, readers: statistics.readers(of: story)), basis: basis(of: story))
    }

    /// Known without the pages, whose text stays until the story is planned anew. Half a SHA-256 tells them apart.
    func basis(of story: Slug) -> String {
        let digest = SHA256Digest(of: commonBasis + "readers \(statistics.readers(of: story).canonicalText)\n")
        return String(digest.hex.prefix(32))
    }
}
