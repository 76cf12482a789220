import Domain
import Foundation
import LibraryStore
import Media
import Pipeline
import Reports

/// The content of “status”, as text and as JSON.
struct StatusReport {
    /// The number of stories that are shown by default, so that the text fits on one screen.
    private static let storiesLimit = 12
    /// The maximum width of page lines in columns. Wider lines are hard to read.
    private static let widest = 120

    var document = StatusDocument()
    private let library: String
    /// The lines about collections and stories.
    private(set) var stock: [String] = []
    /// The lines about the run and the next steps.
    var course: [String] = []
    /// The terminal's width; nil without a terminal.
    let columns: Int?
    let timeZone: TimeZone
    /// As ``GlobalOptions/libraryOption``.
    let libraryOption: String
    /// Whether the outages of the run are shown.
    var showsOutages = false
    /// Whether a run is in progress.
    var isOfRunInProgress = false
    /// The number of stories left out for lack of space.
    private var hidden = 0
    private var shown = 0
    /// Pages of listed stories, by status.
    private(set) var totals: [PanelStatus: Int] = [:]
    /// Text stand-ins of listed stories.
    private(set) var standIns = 0
    /// The number of refused pages.
    private(set) var refused = 0

    private(set) var shard: Shard?
    private(set) var merged: MergedShards?

    init(library: String, columns: Int?, timeZone: TimeZone, libraryOption: String = "") {
        self.library = library
        self.columns = columns
        self.timeZone = timeZone
        self.libraryOption = libraryOption
    }

    var lines: [String] { stock + course }

    /// Which part of the stories the library has, or which shards were merged into it.
    mutating func begin(shard: Shard?, of merged: MergedShards?) {
        (self.shard, self.merged) = (shard, merged)
        document.shard = shard?.description
        document.shards = merged.map(ShardsView.init)
        if let shard { stock.append("shard \(shard)") }
        if let merged { stock += WrappedText.note("", merged.text, columns: columns) }
    }

    /// `stories` are the stories that the pipeline lists, and `panels` are their panels; `refused` of them are refused.
    mutating func begin(
        _ collection: CollectionFacts, _ panels: [PanelStatus: Int], refused: Int = 0, stories: Int, unfinished: Int,
        isComic: Bool = false
    ) {
        document.collections.append(
            .init(
                collection: collection.slug, collectionTitle: collection.title, panelsByStatus: panels,
                refused: refused > 0 ? refused : nil))
        let counts = PageCountText(panels, isComic: isComic)
        let pages = counts.total == 0 ? "no pages yet" : counts.text
        let rest = unfinished > 0 ? ", \(unfinished) not whole" : ""
        stock += WrappedText.note(
            "", "\(collection.title.singleLine) (\(collection.slug)): \(pages); \(Counted.stories(stories))\(rest)",
            columns: columns)
        totals.merge(panels, uniquingKeysWith: +)
        self.refused += refused
    }

    /// `accounts` are the details of its panels, if requested. A story that is not named may be left out for lack of
    /// space.
    mutating func add(
        _ story: StoredStory, of collection: Slug, _ panels: [PanelStatus: Int], drawnAgain: Int,
        accounts: [PanelDetails]?, isShown: Bool, isNamed: Bool
    ) {
        let name = StoryName(collection: collection, story: story.slug, title: story.title)
        let panel = { (details: PanelDetails) in
            PanelName(story: name, page: details.page, number: details.number)
        }
        let command = { [libraryOption] (details: PanelDetails) in
            "nightpress regenerate \(panel(details).path(inComic: story.isComic))\(libraryOption)"
        }
        document.collections[document.collections.count - 1].stories.append(
            .init(
                story, panels: panels, redraws: drawnAgain,
                pages: accounts?.map { StatusDocument.Page($0, name: panel($0), command: command($0)) }))
        if story.position != nil { standIns += story.standIns.count }
        guard isShown else { return }
        guard isNamed || shown < Self.storiesLimit else {
            hidden += 1
            return
        }
        shown += 1
        stock += WrappedText.note(
            "  ", "\(story.title.singleLine) (\(story.slug)): \(Self.pageText(of: story, panels, drawnAgain))",
            columns: columns)
        if accounts != nil {
            for standIn in story.standIns {
                stock += WrappedText.note("    ", standIn.words.singleLine, columns: columns)
            }
        }
        stock +=
            PanelTable(
                accounts: accounts ?? [], width: columns.map { min($0, Self.widest) } ?? 80, library: library,
                timeZone: timeZone, command: command
            ).lines
    }

    /// Adds the number of stories that were left out.
    mutating func endStock() {
        guard hidden > 0 else { return }
        stock += WrappedText.note(
            "  ", "and \(Counted(hidden, "other", "others")) not whole; --verbose shows all", columns: columns)
    }

    private static func pageText(
        of story: StoredStory, _ panels: [PanelStatus: Int], _ drawnAgain: Int
    ) -> String {
        guard story.isPlanned else { return "no pages yet" }
        let counts =
            PageCountText(panels, isComic: story.isComic).text
            + (drawnAgain > 0 ? ", \(drawnAgain) to be drawn again" : "")
            + (story.standIns.isEmpty ? "" : ", \(Counted.textStandIns(story.standIns.count))")
        return story.position == nil ? "\(counts), no longer in the pipeline" : counts
    }
}
