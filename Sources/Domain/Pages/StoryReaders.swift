/// What readers did with the pages of one story.
package struct StoryReaders: Hashable, Sendable {
    package static let unknown = StoryReaders()

    /// By page number. Nothing is known of a page that is not there.
    package private(set) var pages: [Int: PageReaders] = [:]

    init() {}

    /// Adds to what is known of the page.
    mutating func add(_ readers: PageReaders, to page: Int) {
        pages[page]?.add(readers)
        if pages[page] == nil { pages[page] = readers }
    }

    /// Where the statistics first speak of the story.
    package var line: Int { pages.values.map(\.line).min() ?? 0 }

    /// Equal for equal counts, wherever they stand: `1:500:9000 2:480:8100`.
    package var canonicalText: String {
        pages.sorted { $0.key < $1.key }
            .map { "\($0.key):\($0.value.views):\($0.value.milliseconds)" }
            .joined(separator: " ")
    }
}
