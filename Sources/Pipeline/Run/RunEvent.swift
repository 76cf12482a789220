package import Domain

/// What happens during a run, for display and for logs.
package enum RunEvent: Sendable {
    case began(run: String, stories: Int)
    /// The limits that may end the run before its work is done, in a few words each. `deadline` is in seconds since
    /// 1970.
    case limits([String], deadline: Double?)
    case stage(StageName)
    /// The stage that began last has ended after this many seconds.
    case stageEnded(StageName, seconds: Double)
    /// This many more items are expected in this stage.
    case expecting(Tally, Int)
    /// One item is finished, with any result.
    case advanced(Tally)
    case read(StoryName)
    /// A language model was asked for something of a story.
    case asked(StoryName, TextAttempt)
    /// `standIns` are the parts that the built-in planner made in place of a language model.
    case planned(StoryName, pages: Int, backend: String, standIns: [TextStandIn])
    /// How many pictures this run has to make, and in which pass if there are several.
    case illustrating(pictures: Int, ready: Int, pass: PicturePass?)
    /// A panel begins. `backend` is asked first; nil if none is left.
    case begun(PanelName, backend: String?)
    /// An attempt for the panel. If the picture was known already, the backend was not asked.
    case attempted(PanelName, Attempt)
    case finished(PanelName, PanelEnd)
    case exported(path: String)
    /// How many pictures of the library are compared with their rows.
    case checking(pictures: Int)
    /// One picture was compared.
    case checked
    /// A problem to fix in the input.
    case problem(String)
    case notice(String)
    /// A backend cannot be asked, or is asked again.
    case outage(BackendOutage)
    /// No work begins until the library is resumed.
    case paused(by: String)
    case resumed

    /// What a stage counts, in the words that follow the number: `3 of 12 stories read`.
    package enum Tally: String, CaseIterable, Sendable {
        case storiesRead = "stories read"
        case storiesPlanned = "stories planned"
        case booksWritten = "books ready"
        case thumbnailsMade = "thumbnails made"
        case storiesReported = "stories reported"
    }

    /// One of several passes over the pages. Each pass has its own sizes.
    package struct PicturePass: Hashable, Sendable {
        /// From 1.
        package var number: Int
        package var count: Int
        /// Nil if collections have different sizes.
        package var size: PixelSize?
    }

    /// The result of a panel that was in progress.
    package enum PanelEnd: Hashable, Sendable {
        /// It shows a new picture, and its status is `ready` or `placeholder`.
        case drawn(PanelStatus, backend: String)
        /// No better picture was made than the one it shows.
        case kept
        case failed
        /// Requeued: the run ends, or another request replaces the panel's claim.
        case released
    }
}
