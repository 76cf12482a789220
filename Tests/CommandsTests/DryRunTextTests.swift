import SystemPackage
import Testing

@testable import Commands
@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// The text of a forecast.
struct DryRunTextTests {
    private static let facts = CollectionFacts(
        slug: Slug(title: "Lanterns in the Forest"), title: "Lanterns in the Forest", language: "en",
        audience: Audience(ages: 3...6, rating: .general), style: "ink")

    private static func story(
        _ title: String, _ pictures: [PictureCause: Int], gathering: DryRunResult.GatherForecast? = nil,
        planning: DryRunResult.Planning? = nil, pages: Int = 12
    ) -> DryRunResult.Story {
        DryRunResult.Story(
            slug: Slug(title: title), title: title, gathering: gathering, planning: planning, pages: pages,
            pictures: pictures)
    }

    private static func pace(_ sample: Int, _ lower: Double, _ middle: Double, _ upper: Double) -> BackendThroughput? {
        var pace = BackendThroughput(of: [PastWork(requests: 1, pictures: 1, seconds: middle, isReady: true)])
        pace?.sample = sample
        pace?.seconds = Quartiles(lower: lower, middle: middle, upper: upper)
        pace?.requests = 1.2
        return pace
    }

    private static var work: [BackendWork] {
        var llama = BackendWork(name: "llama", kind: .text, isBuiltIn: false, pace: pace(60, 9, 12, 15))
        (llama.stories, llama.answers) = (1, 13)
        llama.seconds = llama.pace?.seconds.map { $0 * 13 }
        var sd = BackendWork(
            name: "sd", kind: .pictures, isBuiltIn: false, pace: pace(212, 290, 320, 370), price: Amount("0.04"))
        sd.add(sd.step(pictures: 30, asked: 26, stories: 3, traits))
        return [llama, sd]
    }

    private static let traits = ImageGeneratorTraits(
        width: 1, drawsPagesIndependently: false, isFree: false, provenance: .model, price: Amount("0.04"))

    private static var forecast: DryRunResult { forecast(isLibraryNew: false) }

    private static func forecast(isLibraryNew: Bool) -> DryRunResult {
        let planning = DryRunResult.Planning(backend: "llama", isGuess: true, isAgain: false, staleness: [])
        let collection = DryRunResult.Collection(
            facts: facts,
            stories: [
                story("The Lantern Fox", [.new: 12], gathering: .new, planning: planning),
                story("Mira's Moon", [.pending: 10, .interrupted: 2, .lost: 1, .placeholder: 1]),
                story("The Owl Who Counted All the Stars Above the Old Oak", [.stale: 4]), story("Pim", [:]),
                story("Pam", [:]),
            ], staleness: [DryRunResult.Stale(reason: "the style has changed", pictures: 4)],
            left: DryRunResult.Left(
                failed: 2, placeholders: 1, cancelled: 1, stale: [], changedStories: [], stalePlans: []))
        let estimate = RunEstimate(
            steps: [work[1].step(pictures: 30, asked: 26, stories: 3, traits)], preparation: work[0].seconds,
            limits: RunEstimate.Limits(seconds: 5_400, images: 500), limitWords: ["deadline 06:00", "500 images"])
        return DryRunResult(
            library: "library", isLibraryNew: isLibraryNew, collections: [collection], pictures: nil, work: work,
            books: [FilePath("library/bundles/lanterns-in-the-forest.epub")], estimate: estimate, panels: [:],
            notices: ["the library is paused by process 7; a run is refused until “nightpress resume”"],
            inputProblems: [])
    }

    @Test func saysThatTheLibraryIsNew() {
        let text = DryRunText(forecast: Self.forecast(isLibraryNew: true), width: 80).text
        #expect(
            text.hasPrefix(
                """
                To do: plan 1 story, draw 30 pictures and write 1 book. There is no library at
                “library” yet; a run makes it.

                """))
    }

    @Test func isReadAtEightyColumns() {
        let text = DryRunText(forecast: Self.forecast, width: 80).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(
            text == """
                To do: plan 1 story, draw 30 pictures and write 1 book.

                Lanterns in the Forest (lanterns-in-the-forest)
                  The Lantern Fox (the-lantern-fox): new, about 12 pages (“llama” decides), 12
                    pictures
                  Mira's Moon (miras-moon): 14 pictures: 10 pending, 2 interrupted, 1 lost, 1
                    placeholder
                  The Owl Who Counted All the Stars Above the Old Oak
                    (the-owl-who-counted-all-the-stars-above-the-old-oak): 4 pictures (stale)
                  2 other stories: nothing to plan or draw
                  stale: the style has changed (4 pictures)

                llama  1 story, about 16 requests
                       about 2 min 36 s (1 min 57 s to 3 min 15 s) in all
                       about 12 s (9.0 s to 15 s) an answer, by the last 60 answers
                sd     26 pictures, about 32 requests, cost about 1.04; 4 more need no request
                       about 2 h 19 min (2 h 6 min to 2 h 40 min) in all
                       about 5 min 20 s (4 min 50 s to 6 min 10 s) a picture, by the last 212
                       pictures
                time   about 2 h 21 min (2 h 8 min to 2 h 44 min) in all
                limit  deadline 06:00, 500 images: begun now, about 19 of 30 pictures (17 to
                       21), then the deadline ends it
                book   library/bundles/lanterns-in-the-forest.epub

                note: the library is paused by process 7; a run is refused until “nightpress
                      resume”
                note: 2 pages that failed and 1 placeholder are left as they are; add --retry to
                      draw them again
                note: 1 cancelled page is left as it is
                note: no backend was asked, so that it is not known whether “llama” and “sd” are
                      there; where one is not, the next in its list takes over

                """)
    }

    @Test func theOrderStaysWithinTheLine() {
        let picture = DryRunResult.Picture(
            collection: Self.facts.slug, story: Slug(title: "The Owl Who Counted All the Stars"), page: 9, panel: 1,
            size: .page, cause: .stale, priority: ReasonedPriority(pageNumber: 9),
            staleness: ["the style has changed"], backend: "sd", isKnown: true)
        let lines = PictureOrderTable(pictures: [picture], width: 80).lines
        #expect(
            lines == [
                "In this order:", "1  low       stale  the-owl-who-counted-all-the-stars/9: the style has changed;",
                "                    page 9 comes after the first seven; needs no request",
            ])
    }
}
