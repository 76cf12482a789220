import Domain

/// The content of a report about a story without its pages.
struct StoryOutline {
    let collection: Slug
    /// `lanterns/the-lantern-fox`: unique within a library.
    let path: String
    /// As ``StoryReport/document``.
    let document: String
    let title: String
    let language: String
    let counts: RunCounts
    /// The numbers of its pages in order, as ``StoryReport/number(of:)``.
    let numbers: [String]

    init(_ story: StoryReport) {
        collection = story.collection
        path = story.path
        document = story.document
        title = story.title
        language = story.language
        counts = story.counts
        numbers = story.pages.map(story.number(of:))
    }
}
