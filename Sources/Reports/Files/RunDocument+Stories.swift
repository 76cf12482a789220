import Domain
import LibraryStore

extension RunDocument {
    struct Story: Encodable {
        let collection: Slug
        let collectionTitle: String
        let story: Slug
        let storyTitle: String
        let language: String
        /// The backend that planned it.
        let backend: String?
        /// Left out if there are none.
        let standIns: [TextStandInView]?
        let pages: [Page]

        init(_ report: StoryReport) {
            collection = report.collection
            collectionTitle = report.collectionTitle
            story = report.slug
            storyTitle = report.title
            language = report.language
            backend = report.textBackend
            standIns = report.standIns.isEmpty ? nil : report.standIns.map(TextStandInView.init)
            pages = report.pages.map { Page($0, of: report) }
        }
    }

    /// One panel of one page.
    struct Page: Encodable {
        let page: String
        let pageNumber: Int
        let panelNumber: Int
        /// The first words of a panel of a comic.
        let title: String?
        let text: String
        let direction: String
        let alt: String
        let status: PanelStatus
        let state: String
        let priority: String
        let reasons: [String]
        let picture: String?
        let size: SizeView?
        let provenance: String?
        let backend: String?
        let notDrawn: [String]?
        let new: Bool
        /// The status in the report of the previous run, if it was different.
        let earlierStatus: PanelStatus?
        /// The last failed attempt, if the picture is missing or a placeholder.
        let cause: AttemptView?
        let similar: Similarity?
        let attempts: [AttemptView]

        init(_ report: PageReport, of story: StoryReport) {
            page = story.argument(for: report)
            pageNumber = report.number
            panelNumber = report.panel
            title = report.title
            text = report.text
            direction = report.direction
            alt = report.alt
            status = report.status
            state = report.state.rawValue
            priority = String(describing: report.priority)
            reasons = report.reasons
            picture = report.picture
            size = report.size.map(SizeView.init)
            provenance = report.provenance?.rawValue
            backend = report.backend
            notDrawn = report.notDrawn.isEmpty ? nil : report.notDrawn
            new = report.isNew
            earlierStatus = report.change?.earlier
            cause = report.cause.map { AttemptView($0.attempt, run: $0.run) }
            similar = report.similar.map(Similarity.init)
            attempts = report.attempts.map { AttemptView($0) }
        }
    }

    /// The page whose similar picture a page shows.
    struct Similarity: Encodable {
        let page: String
        let direction: String
        let similarity: Double

        init(_ similar: SimilarPicture) {
            page = similar.place.replacing(".", with: "/")
            direction = similar.scene
            similarity = (similar.similarity * 10_000).rounded(.down) / 10_000
        }
    }
}
