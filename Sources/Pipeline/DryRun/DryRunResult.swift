package import Domain
package import SystemPackage

/// What a run would make, if every picture came that it asks for.
package struct DryRunResult: Sendable {
    package struct Collection: Sendable {
        package var facts: CollectionFacts
        /// Listed ones that can be read, in order.
        package var stories: [Story]
        /// Why its stale pictures would come out otherwise now, with how many of those to be drawn that holds for.
        package var staleness: [Stale]
        package var left: Left
    }

    package struct Story: Sendable {
        package var slug: Slug
        package var title: String
        package var gathering: GatherForecast?
        package var planning: Planning?
        package var pages: Int
        /// To be drawn, by what for. A picture that is drawn in several passes counts in each.
        package var pictures: [PictureCause: Int]
    }

    package enum GatherForecast: String, Sendable {
        case new
        /// Its text, or what it is written from, is another.
        case changed
        /// The built-in writer had stood in for a language model.
        case rewritten
    }

    package struct Planning: Sendable {
        /// Who would be asked first.
        package var backend: String
        /// Whether a language model would decide how many pages there are, so that their number is only a guess.
        package var isGuess: Bool
        /// Whether it has been planned before.
        package var isAgain: Bool
        /// Why it would be planned otherwise now; none where its text is another.
        package var staleness: [String]
    }

    /// Why pictures would come out otherwise now, and how many.
    package struct Stale: Encodable, Hashable, Sendable {
        package var reason: String
        package var pictures: Int
    }

    /// What a run of other options would also make anew.
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
        /// Counted from 1 on its page.
        package var panel: Int
        package var size: PixelSize
        package var cause: PictureCause
        package var priority: ReasonedPriority
        /// Why it would come out otherwise now.
        package var staleness: [String]
        package var backend: String
        /// Whether nobody need be asked, as far as that can be told.
        package var isKnown: Bool
    }

    package var library: FilePath
    /// Whether there is none there yet.
    package var isLibraryNew: Bool
    package var collections: [Collection]
    /// In the order in which they would be drawn; nil where they are not asked for.
    package var pictures: [Picture]?
    package var work: [BackendWork]
    package var books: [FilePath]
    package var estimate: RunEstimate
    /// How the panels of listed stories would stand before the first picture is drawn.
    package var panels: [PanelStatus: Int]
    package var notices: [String]
    /// Whether some input is to be mended.
    package var hasInputProblems: Bool

    package var pictureCount: Int {
        collections.flatMap(\.stories).reduce(0) { $0 + $1.pictures.values.reduce(0, +) }
    }

    package var plannedStories: Int { collections.flatMap(\.stories).count { $0.planning != nil } }
    package var gatheredStories: Int { collections.flatMap(\.stories).count { $0.gathering != nil } }
    var isNothing: Bool { pictureCount + plannedStories + gatheredStories + books.count == 0 }
}
