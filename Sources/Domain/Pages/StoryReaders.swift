/// Reader statistics of one story's pages.
package struct StoryReaders: Hashable, Sendable {
    package static let unknown = StoryReaders()

    /// By page number. A page without an entry is unknown.
    package private(set) var pages: [Int: PageReaders] = [:]

    init() {}

    /// Adds to the counts of the page.
    mutating func add(_ readers: PageReaders, to page: Int) {
        pages[page]?.add(readers)
        if pages[page] == nil { pages[page] = readers }
    }

    /// The first line about the story in the statistics file.
    package var line: Int { pages.values.map(\.line).min() ?? 0 }

    /// Equal for equal counts, in any order of lines: `1:500:9000 2:480:8100`.
    package var canonicalText: String {
        pages.sorted { $0.key < $1.key }
            .map { "\($0.key):\($0.value.views):\($0.value.milliseconds)" }
            .joined(separator: " ")
    }
}
