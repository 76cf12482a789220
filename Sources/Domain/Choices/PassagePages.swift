extension [Sentence] {
    /// The pages of each passage if the story has `count` pages: at least one, and no more than it has sentences. Those
    /// with the most words for each page have more. A story without choices is one passage.
    package func passagePages(_ count: Int) -> [(sentences: Range<Int>, pages: Int)] {
        let starts = indices.filter { $0 == 0 || self[$0].opensPassage }
        var passages = zip(starts, starts.dropFirst() + [self.count]).map { (sentences: $0..<$1, pages: 1) }
        let words = passages.map { self[$0.sentences].reduce(0) { $0 + $1.wordCount } }
        for _ in 0..<Swift.max(0, count - passages.count) {
            let open = passages.indices.filter { passages[$0].pages < passages[$0].sentences.count }
            // Of equal ones the first.
            let next = open.max { words[$0] * passages[$1].pages < words[$1] * passages[$0].pages }
            guard let next else { break }
            passages[next].pages += 1
        }
        return passages
    }
}
