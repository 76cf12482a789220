package import Domain
package import SystemPackage

/// What a run would make if every requested picture were received.
package struct DryRunResult: Sendable {
    package struct Collection: Sendable {
        package var facts: CollectionFacts
        /// Listed stories that can be read, in order.
        package var stories: [Story]
        /// Why pictures are stale, each reason with the number of pictures to be drawn for it.
        package var staleness: [Stale]
        package var left: Left
    }

    package struct Story: Sendable {
        package var slug: Slug
        package var title: String
        package var gathering: GatherForecast?
        package var planning: Planning?
        package var pages: Int
        /// Pictures to be drawn, by cause. A picture that is drawn in several passes counts in each.
        package var pictures: [PictureCause: Int]
    }

    package enum GatherForecast: String, Sendable {
        case new
        /// Its text, or the parameters it is written from, changed.
        case changed
        /// The built-in writer wrote it in place of a language model.
        case rewritten
    }

    package struct Planning: Sendable {
        /// The backend that would be asked first.
        package var backend: String
        /// Whether a language model would decide how many pages there are. Their number is then a guess.
        package var isGuess: Bool
        /// Whether it was planned before.
        package var isAgain: Bool
        /// Why its plan is stale; empty if its text changed.
        package var staleness: [String]
    }

    /// Why pictures are stale, and how many.
    package struct Stale: Encodable, Hashable, Sendable {
        package var reason: String
        package var pictures: Int
    }

    /// What a run with other options would also redo.
    package struct Left: Encodable, Sendable {
        package var failed: Int
        package var placeholders: Int
        package var cancelled: Int
        package var stale: [Stale]
        package var changedStories: [String]
        package var stalePlans: [String]
    }

    /// A picture to be drawn.
    package struct Picture: Sendable {
        package var collection: Slug
        package var story: Slug
        package var page: Int
        /// Number of the panel on its page, from 1.
        package var panel: Int
        package var size: PixelSize
        package var cause: PictureCause
        package var priority: ReasonedPriority
        /// Why the picture is stale.
        package var staleness: [String]
        package var backend: String
        /// Whether the picture needs no request to a backend, as far as a dry run can determine.
        package var isKnown: Bool
    }

    package var library: FilePath
    /// Whether the library does not exist yet.
    package var isLibraryNew: Bool
    package var collections: [Collection]
    /// In drawing order; nil if they were not requested.
    package var pictures: [Picture]?
    package var work: [BackendWork]
    package var books: [FilePath]
    package var estimate: RunEstimate
    /// Number of panels of listed stories by status, before the first picture is drawn.
    package var panels: [PanelStatus: Int]
    package var notices: [String]
    /// Problems of the input; they are among the notices.
    package var inputProblems: [String]
    /// Whether pages may have several panels.
    package var hasComic = false

    package var hasInputProblems: Bool { !inputProblems.isEmpty }

    package var pictureCount: Int {
        collections.flatMap(\.stories).reduce(0) { $0 + $1.pictures.values.reduce(0, +) }
    }

    package var plannedStories: Int { collections.flatMap(\.stories).count { $0.planning != nil } }
    package var gatheredStories: Int { collections.flatMap(\.stories).count { $0.gathering != nil } }
    var isNothing: Bool { pictureCount + plannedStories + gatheredStories + books.count == 0 }
}
