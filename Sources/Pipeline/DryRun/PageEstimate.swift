import Domain
import PipelineFiles
import Platform

/// About how many pages stories have, from the lengths of their sentences.
struct PageEstimate {
    private let facts: CollectionFacts
    private let splitter: SentenceSplitter
    private let reader: StoryFileReader

    init(of facts: CollectionFacts, fileSystem: any FileSystem) {
        self.facts = facts
        splitter = SentenceSplitter(language: facts.language)
        reader = StoryFileReader(fileSystem: fileSystem, language: facts.language)
    }

    /// A story that cannot be read has none.
    func pages(of stories: [StoryEntry]) -> Int { stories.reduce(0) { $0 + pages(of: $1) } }

    private func pages(of story: StoryEntry) -> Int {
        if case .parameters(let parameters) = story.source { return parameters.pages }
        guard let text = try? StorySource(entry: story, reader: reader).textFromFile()?.story.body else { return 0 }
        return pages(ofSentences: splitter.sentences(of: text).map(\.wordCount))
    }

    /// Ends a page where its length is nearest to the middle of what suits the audience.
    func pages(ofSentences lengths: [Int]) -> Int {
        let band = facts.audience.wordsPerPage
        let wanted = (band.lowerBound + band.upperBound) / 2
        var (pages, words) = (0, 0)
        for length in lengths where length > 0 {
            if words == 0 || abs(words + length - wanted) > abs(words - wanted) {
                pages += 1
                words = length
            } else {
                words += length
            }
        }
        return pages
    }
}
