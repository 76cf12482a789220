import Domain
import Pipeline
import Reports
import SystemPackage

/// The result of a dry run as JSON. `HowARunWorks.md` in the handbook explains the keys.
struct DryRunDocument: Encodable {
    struct Collection: Encodable {
        var collection: Slug
        var collectionTitle: String
        var stories: [Story]
        /// With --refresh only.
        var stale: [DryRunResult.Stale]
        var left: DryRunResult.Left
    }

    struct Story: Encodable {
        var story: Slug
        var storyTitle: String
        /// `new`, `changed` or `rewritten`.
        var gathered: String?
        /// The backend that would plan it.
        var plannedBy: String?
        /// Why a run would plan the story again.
        var planStaleness: [String]?
        var pages: Int
        var pagesEstimated: Bool
        var picturesByCause: [String: Int]
    }

    struct Picture: Encodable {
        var page: String
        var pageNumber: Int
        var panelNumber: Int
        var size: SizeView
        var cause: String
        var staleness: [String]
        var priority: String
        var reasons: [String]
        var backend: String
        /// Whether the picture is in the library, so that the run sends no request for it.
        var saved: Bool
    }

    struct Backend: Encodable {
        var backend: String
        var kind: String
        var builtIn: Bool
        var pictures: Int
        var picturesSaved: Int
        /// Of characters, requested besides the pictures.
        var portraits: Int
        var stories: Int
        var requests: Int
        var price: MoneyView?
        var cost: MoneyView?
        var estimate: Estimate?
        var past: Past?
    }

    struct Past: Encodable {
        /// The number of finished pictures or answers that the estimate is based on.
        var count: Int
        var requestsEach: Double
        var estimateEach: Estimate
    }

    struct Estimate: Encodable {
        var seconds: Double
        var secondsLeast: Double
        var secondsMost: Double

        init(_ seconds: Quartiles) {
            self.seconds = Milliseconds(seconds: seconds.middle).seconds
            secondsLeast = Milliseconds(seconds: seconds.lower).seconds
            secondsMost = Milliseconds(seconds: seconds.upper).seconds
        }
    }

    struct Reach: Encodable {
        var pictures: Int
        var picturesLeast: Int
        var picturesMost: Int
        var limit: RunLimit?
    }

    /// Whether the library does not exist yet.
    var libraryNew: Bool
    var storiesRead: Int
    var storiesPlanned: Int
    var picturesDrawn: Int
    var collections: [Collection]
    /// With --verbose only.
    var pictures: [Picture]?
    var backends: [Backend]
    var books: [String]
    var estimate: Estimate?
    var cost: MoneyView
    var limits: [String]
    var reach: Reach?
    var panelsByStatus: [PanelStatus: Int]
    var notices: [String]
}

extension DryRunDocument {
    init(_ result: DryRunResult) {
        let estimate = result.estimate
        self.init(
            libraryNew: result.isLibraryNew, storiesRead: result.gatheredStories, storiesPlanned: result.plannedStories,
            picturesDrawn: result.pictureCount, collections: result.collections.map(Collection.init),
            pictures: result.pictures?.map(Picture.init), backends: result.work.map(Backend.init),
            books: result.books.map(\.string), estimate: estimate.seconds.map(Estimate.init),
            cost: MoneyView(result.work.compactMap(\.cost).reduce(.zero, +)), limits: estimate.limitWords,
            reach: estimate.limitWords.isEmpty
                ? nil
                : estimate.reach.map {
                    Reach(
                        pictures: $0.likely.pictures, picturesLeast: $0.least.pictures, picturesMost: $0.most.pictures,
                        limit: $0.likely.limit)
                },
            panelsByStatus: result.panels, notices: result.notices)
    }
}

extension DryRunDocument.Collection {
    init(_ collection: DryRunResult.Collection) {
        self.init(
            collection: collection.facts.slug, collectionTitle: collection.facts.title,
            stories: collection.stories.map(DryRunDocument.Story.init), stale: collection.staleness,
            left: collection.left)
    }
}

extension DryRunDocument.Story {
    init(_ story: DryRunResult.Story) {
        self.init(
            story: story.slug, storyTitle: story.title, gathered: story.gathering?.rawValue,
            plannedBy: story.planning?.backend, planStaleness: story.planning?.staleness, pages: story.pages,
            pagesEstimated: story.planning?.isGuess ?? false,
            picturesByCause: Dictionary(uniqueKeysWithValues: story.pictures.map { ($0.key.rawValue, $0.value) }))
    }
}

extension DryRunDocument.Picture {
    init(_ picture: DryRunResult.Picture) {
        let story = StoryName(collection: picture.collection, story: picture.story, title: "")
        self.init(
            page: PanelName(story: story, page: picture.page, number: picture.panel).path, pageNumber: picture.page,
            panelNumber: picture.panel, size: SizeView(picture.size), cause: picture.cause.rawValue,
            staleness: picture.staleness, priority: "\(picture.priority.level)", reasons: picture.priority.reasons,
            backend: picture.backend, saved: picture.isKnown)
    }
}

extension DryRunDocument.Backend {
    init(_ work: BackendWork) {
        self.init(
            backend: work.name, kind: work.kind.rawValue, builtIn: work.isBuiltIn, pictures: work.pictures,
            picturesSaved: work.known, portraits: work.portraits, stories: work.stories,
            requests: work.isBuiltIn ? 0 : work.requests,
            price: work.price.map(MoneyView.init), cost: work.cost.map(MoneyView.init),
            estimate: work.seconds.map(DryRunDocument.Estimate.init),
            past: work.pace.map {
                DryRunDocument.Past(
                    count: $0.sample, requestsEach: ($0.requests * 100).rounded() / 100,
                    estimateEach: DryRunDocument.Estimate($0.seconds))
            })
    }
}
