@testable import Domain
@testable import LibraryStore
@testable import Reports

extension RunReport {
    /// Two stories. One shows the picture of a page of the other, and one of a story that is not in the report.
    static func sharing(direction: String = "A girl with a lamp at the edge of a wood.") -> RunReport {
        func page(_ number: Int, of source: String? = nil) -> PageReport {
            var page = PageReport.sample(number: number, status: .ready)
            guard let source else { return page }
            page.similar = SimilarPicture(place: source, scene: direction, similarity: 10.0 / 13)
            page.attempts = [
                .sample(
                    "comfy", .ready, concept: "soft watercolour: Mira & a lantern", seed: 7,
                    started: 1_795_226_460 + Double(number), seconds: 0,
                    message: "the picture of \(source), 76 % similar", origin: .similar)
            ]
            return page
        }
        func story(_ title: String, _ pages: [PageReport]) -> StoryReport {
            StoryReport(
                collection: Slug(title: "Lanterns"), collectionTitle: "Lanterns", slug: Slug(title: title),
                title: title,
                language: "en", textBackend: nil, pages: pages)
        }
        return RunReport(
            run: .sample(outcome: .whole),
            stories: [
                story("The Fox", [page(1), page(2)]),
                story("The Owl", [page(1), page(2, of: "lanterns/the-fox/2"), page(3, of: "old-tales/the-bear/7")]),
            ], books: [], notices: [])
    }
}
