/// Finds the pages whose text has many words for visible things: colours, light, weather, size, motion.
///
/// Words on more than a quarter of the pages do not count, such as the lantern of a story about a lantern: they do not
/// distinguish pages.
struct VisualPages {
    /// How many different words a page needs.
    static let fewestWords = 3
    /// At least one word of the page in this many must be visual.
    static let density = 16
    /// At most one page of the story in this many is found, but at least one.
    static let share = 5
    /// How many words a reason names.
    static let namedWords = 4

    let lists: PriorityWords.Lists

    /// The densest pages, with their words in the order of the text.
    func find(among candidates: [PageText], of story: [PageText]) -> [Int: [String]] {
        let commonest = max(2, story.count / 4)
        var pagesWith: [String: Int] = [:]
        for page in story {
            for word in Set(page.words.compactMap(lists.visualWord)) { pagesWith[word, default: 0] += 1 }
        }
        let dense = candidates.compactMap { page -> (page: PageText, words: [String])? in
            var seen: Set<String> = []
            let words = page.words.filter { word in
                guard let listed = lists.visualWord(word), pagesWith[listed, default: 0] <= commonest else {
                    return false
                }
                return seen.insert(listed).inserted
            }
            let isDense = words.count >= Self.fewestWords && words.count * Self.density >= page.words.count
            return isDense ? (page, words) : nil
        }
        // a/b > c/d without division. Equally dense pages keep their order.
        let order = dense.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            let (more, less) = (one.words.count * other.page.words.count, other.words.count * one.page.words.count)
            return more == less ? left.offset < right.offset : more > less
        }
        return Dictionary(
            uniqueKeysWithValues: order.prefix(max(1, story.count / Self.share)).map {
                ($0.element.page.number, $0.element.words)
            })
    }

    static func reason(_ words: [String]) -> String {
        let more = words.count > namedWords ? "…" : ""
        return "strongly visual: \(words.prefix(namedWords).joined(separator: ", "))\(more)"
    }
}
