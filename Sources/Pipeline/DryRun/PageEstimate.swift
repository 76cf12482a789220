import Domain
import PipelineFiles
import Platform

/// About how many pages stories have, from the lengths of their sentences.
struct PageEstimate {
    private let facts: CollectionFacts
    private let splitter: SentenceSplitter
    private let reader: StoryFileReader

    init(of facts: CollectionFacts, fileSystem: any FileSystem, documents: DocumentConverter? = nil) {
        self.facts = facts
        splitter = SentenceSplitter(language: facts.language)
        reader = StoryFileReader(fileSystem: fileSystem, documents: documents, language: facts.language)
    }

    /// A story that cannot be read has none.
    func pages(of stories: [StoryEntry]) async -> Int {
        var pages = 0
        for story in stories { pages += await self.pages(of: story) }
        return pages
    }

    private func pages(of story: StoryEntry) async -> Int {
        if case .parameters(let parameters) = story.source { return parameters.pages }
        let source = StorySource(entry: story, reader: reader)
        guard let text = try? await source.textFromFile()?.story.body else { return 0 }
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
