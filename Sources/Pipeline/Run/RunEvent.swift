package import Domain

/// What happens while a run goes on, for whoever shows it or writes it down.
package enum RunEvent: Sendable {
    case began(run: String, stories: Int)
    /// Where the run ends before its work is done, in a few words each; `deadline` is in seconds since 1970.
    case limits([String], deadline: Double?)
    case stage(StageName)
    /// The stage that began last is at its end, so many seconds after.
    case stageEnded(StageName, seconds: Double)
    /// So many more of these are to come in this stage.
    case expecting(Tally, Int)
    /// One of them is done with, whatever came of it.
    case advanced(Tally)
    case read(StoryName)
    /// A language model was asked for something of a story.
    case asked(StoryName, TextAttempt)
    case planned(StoryName, pages: Int, backend: String)
    /// How many pictures this run has to make; where it makes them in several passes, which of them.
    case illustrating(pictures: Int, ready: Int, pass: PicturePass?)
    /// A panel is taken in hand; `backend` is to be asked first, nil where none is left.
    case begun(PanelName, backend: String?)
    /// A backend was asked for a picture of it, or would have been were the picture not known.
    case attempted(PanelName, Attempt)
    case finished(PanelName, PanelEnd)
    case exported(path: String)
    /// How many pictures of the library are held against their rows.
    case checking(pictures: Int)
    /// One of them was.
    case checked
    /// Something in the input that is to be mended.
    case problem(String)
    case notice(String)
    /// Nothing more is begun until it is resumed.
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

    /// One of several passes over the pages, each in sizes of its own.
    package struct PicturePass: Hashable, Sendable {
        /// From 1.
        package var number: Int
        package var count: Int
        /// Nil where collections have different ones.
        package var size: PixelSize?
    }

    /// What became of a panel that was in hand.
    package enum PanelEnd: Hashable, Sendable {
        /// It shows a new picture: `ready`, or `placeholder`.
        case drawn(PanelStatus, backend: String)
        /// Nothing better came than what it shows.
        case kept
        case failed
        /// Handed back: the run ends, or something else is asked of it.
        case released
    }
}
