import Domain
import Pipeline
import Reports
import SystemPackage

/// What a dry run says, as JSON. Keys are stable; `HowARunWorks.md` in the handbook tells what they mean.
struct DryRunDocument: Encodable {
    struct Collection: Encodable {
        var name: String
        var title: String
        var stories: [Story]
        /// With --refresh only.
        var stale: [DryRunResult.Stale]
        var left: DryRunResult.Left
    }

    struct Story: Encodable {
        var name: String
        var title: String
        /// `new`, `changed` or `rewritten`.
        var gathered: String?
        var plannedBy: String?
        /// Why it would be planned otherwise now.
        var planStaleness: [String]?
        var pages: Int
        var isPageCountGuessed: Bool
        /// By cause.
        var pictures: [String: Int]
    }

    struct Picture: Encodable {
        var collection: String
        var story: String
        var page: Int
        var panel: Int
        var size: String
        var cause: String
        var staleness: [String]
        var priority: String
        var reasons: [String]
        var backend: String
        var isInLibrary: Bool
    }

    struct Backend: Encodable {
        var name: String
        var kind: String
        var isBuiltIn: Bool
        var pictures: Int
        var picturesInLibrary: Int
        var stories: Int
        var requests: Int
        var price: Double?
        var cost: Double?
        var time: Time?
        var past: Past?
    }

    struct Past: Encodable {
        /// How many finished pictures or answers this is from.
        var count: Int
        var requestsEach: Double
        var timeEach: Time
    }

    struct Time: Encodable {
        var seconds: Double
        var secondsLeast: Double
        var secondsMost: Double
    }

    struct Reach: Encodable {
        var pictures: Int
        var picturesLeast: Int
        var picturesMost: Int
        var limit: String?
    }

    var library: String
    /// Whether there is none there yet.
    var isLibraryNew: Bool
    var exitCode: Int32
    var gatheredStories: Int
    var plannedStories: Int
    var drawnPictures: Int
    var collections: [Collection]
    /// With --verbose only.
    var pictures: [Picture]?
    var backends: [Backend]
    var books: [String]
    var time: Time?
    var cost: Double
    var limits: [String]
    var reach: Reach?
    var panels: [String: Int]
    var notices: [String]
}

extension DryRunDocument {
    init(_ forecast: DryRunResult, status: ExitStatus) {
        let outlook = forecast.outlook
        self.init(
            library: forecast.library.string, isLibraryNew: forecast.isLibraryNew, exitCode: status.rawValue,
            gatheredStories: forecast.gatheredStories,
            plannedStories: forecast.plannedStories, drawnPictures: forecast.pictureCount,
            collections: forecast.collections.map(Collection.init), pictures: forecast.pictures?.map(Picture.init),
            backends: forecast.work.map(Backend.init), books: forecast.books.map(\.string),
            time: outlook.seconds.map(Time.init), cost: forecast.work.compactMap(\.cost).reduce(.zero, +).value,
            limits: outlook.limitWords,
            reach: outlook.limitWords.isEmpty
                ? nil
                : outlook.reach.map {
                    Reach(
                        pictures: $0.likely.pictures, picturesLeast: $0.least.pictures, picturesMost: $0.most.pictures,
                        limit: $0.likely.limit?.rawValue)
                },
            panels: Dictionary(uniqueKeysWithValues: forecast.panels.map { ($0.key.rawValue, $0.value) }),
            notices: forecast.notices)
    }
}

extension DryRunDocument.Collection {
    init(_ collection: DryRunResult.Collection) {
        self.init(
            name: collection.facts.slug.text, title: collection.facts.title,
            stories: collection.stories.map(DryRunDocument.Story.init),
            stale: collection.staleness, left: collection.left)
    }
}

extension DryRunDocument.Story {
    init(_ story: DryRunResult.Story) {
        self.init(
            name: story.slug.text, title: story.title, gathered: story.gathering?.rawValue,
            plannedBy: story.planning?.backend, planStaleness: story.planning?.staleness, pages: story.pages,
            isPageCountGuessed: story.planning?.isGuess ?? false,
            pictures: Dictionary(uniqueKeysWithValues: story.pictures.map { ($0.key.rawValue, $0.value) }))
    }
}

extension DryRunDocument.Picture {
    init(_ picture: DryRunResult.Picture) {
        self.init(
            collection: picture.collection.text, story: picture.story.text, page: picture.page, panel: picture.panel,
            size: picture.size.description, cause: picture.cause.rawValue, staleness: picture.staleness,
            priority: "\(picture.priority.level)", reasons: picture.priority.reasons, backend: picture.backend,
            isInLibrary: picture.isKnown)
    }
}

extension DryRunDocument.Backend {
    init(_ work: BackendWork) {
        self.init(
            name: work.name, kind: work.kind.rawValue, isBuiltIn: work.isBuiltIn, pictures: work.pictures,
            picturesInLibrary: work.known, stories: work.stories, requests: work.isBuiltIn ? 0 : work.requests,
            price: work.price?.value, cost: work.cost?.value, time: work.seconds.map(DryRunDocument.Time.init),
            past: work.pace.map {
                DryRunDocument.Past(
                    count: $0.sample, requestsEach: ($0.requests * 100).rounded() / 100,
                    timeEach: DryRunDocument.Time($0.seconds))
            })
    }
}

extension DryRunDocument.Time {
    init(_ seconds: Quartiles) {
        self.init(
            seconds: Milliseconds(seconds: seconds.middle).seconds,
            secondsLeast: Milliseconds(seconds: seconds.lower).seconds,
            secondsMost: Milliseconds(seconds: seconds.upper).seconds)
    }
}
