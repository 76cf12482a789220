import Domain
import LibraryStore
import Reports

/// Which stories a report lists. The report of a large library leaves out the stories of which every page is ready and
/// the run changed nothing, so that its size depends on what the run did.
struct ReportListing: Sendable {
    /// Up to this many pages, a report lists every story.
    static let pagesLimit = 10_000

    /// Nil if every story is listed.
    private let listed: Set<StoryID>?
    let leftOut: StoriesLeftOut

    /// With `isFirst`, the report is written for the first time. `limit` nil lists every story.
    init(of run: StoredRun, isFirst: Bool, limit: Int?, view: LibrarySnapshot) throws {
        let panels = try run.collections.map { ($0, try view.panelCountsOfStories(in: $0)) }
        guard let limit, panels.reduce(0, { $0 + $1.1.values.reduce(0, +) }) > limit else {
            (listed, leftOut) = (nil, StoriesLeftOut())
            return
        }
        var listed: Set<StoryID> = []
        var leftOut = StoriesLeftOut()
        for (collection, counts) in panels {
            let concerned = try view.storiesConcerned(by: run.id, isFirst: isFirst, in: collection)
            listed.formUnion(concerned)
            for (story, pages) in counts where !concerned.contains(story) {
                leftOut.stories += 1
                leftOut.pages += pages
            }
        }
        (self.listed, self.leftOut) = (listed, leftOut)
    }

    func lists(_ story: StoredStory) -> Bool { story.position != nil && listed?.contains(story.id) ?? true }
}
