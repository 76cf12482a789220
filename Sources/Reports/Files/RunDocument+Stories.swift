import Domain

extension RunDocument {
    struct Story: Encodable {
        let collection: String
        let collectionTitle: String
        let story: String
        let title: String
        let language: String
        let textBackend: String?
        let pages: [Page]

        init(_ report: StoryReport) {
            collection = report.collection.text
            collectionTitle = report.collectionTitle
            story = report.slug.text
            title = report.title
            language = report.language
            textBackend = report.textBackend
            pages = report.pages.map(Page.init)
        }
    }

    /// One panel of one page.
    struct Page: Encodable {
        let page: Int
        let panel: Int
        let text: String
        let direction: String
        let alt: String
        let status: String
        let priority: String
        let reasons: [String]
        let picture: String?
        let width: Int?
        let height: Int?
        let provenance: String?
        let backend: String?
        let new: Bool
        /// Where it stood otherwise when the run before was reported.
        let earlierStatus: String?
        /// The last request, which came to nothing, where the picture is not what was wanted.
        let cause: AttemptView?
        let similar: Similarity?
        let attempts: [AttemptView]

        init(_ report: PageReport) {
            page = report.number
            panel = report.panel
            text = report.text
            direction = report.direction
            alt = report.alt
            status = report.status.rawValue
            priority = String(describing: report.priority)
            reasons = report.reasons
            picture = report.picture
            width = report.size?.width
            height = report.size?.height
            provenance = report.provenance?.rawValue
            backend = report.backend
            new = report.isNew
            earlierStatus = report.change?.earlier.rawValue
            cause = report.cause.map { AttemptView($0.attempt, as: .cause, run: $0.run) }
            similar = report.similar.map(Similarity.init)
            attempts = report.attempts.map { AttemptView($0, as: .report) }
        }
    }

    /// Whose picture a page shows.
    struct Similarity: Encodable {
        let page: String
        let direction: String
        let similarity: Double

        init(_ report: SimilarityReport) {
            page = report.page
            direction = report.direction
            similarity = (report.similarity * 10_000).rounded(.down) / 10_000
        }
    }
}
