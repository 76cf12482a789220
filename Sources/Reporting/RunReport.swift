package import Domain

/// Everything a report says of one run, where all of it lies in memory.
package struct RunReport: Sendable {
    package var run: RunFacts
    package var stories: [StoryReport]
    package var books: [BookFacts]
    /// What text generators were asked, in order.
    package var textAttempts: [TextAttemptReport]
    /// What is wrong with the input: stories that could not be read, each with its place and what to do.
    package var problems: [String]
    /// Generators that were passed over, with the reason; what else a person should know first.
    package var notices: [String]
    /// Nil where nothing is known of a run before.
    package var comparison: RunComparison?

    package init(
        run: RunFacts, stories: [StoryReport], books: [BookFacts], textAttempts: [TextAttemptReport] = [],
        problems: [String] = [], notices: [String], comparison: RunComparison? = nil
    ) {
        self.comparison = comparison
        self.run = run
        self.stories = stories
        self.books = books
        self.textAttempts = textAttempts
        self.problems = problems
        self.notices = notices
    }
}

package struct RunFacts: Sendable {
    /// `20261121-020000`, the name of the report's folder.
    package var id: String
    /// Seconds since 1970.
    package var started: Double
    package var finished: Double
    package var programVersion: String
    /// The name of the machine.
    package var host: String
    /// The library's folder as commands name it, from wherever they are typed.
    package var library: String
    package var outcome: RunOutcome
    /// Names of the collections, in the order in which they were run.
    package var collections: [String]
    /// Stage names and their wall time in seconds, in order.
    package var stages: [StageTime]
    /// Nil where it came to its end. Otherwise `finished` is when it was last seen at work.
    package var untimelyEnd: UntimelyEnd?

    package init(
        id: String, started: Double, finished: Double, programVersion: String, host: String, outcome: RunOutcome,
        collections: [String], stages: [StageTime], untimelyEnd: UntimelyEnd? = nil, library: String = "library"
    ) {
        self.library = library
        self.untimelyEnd = untimelyEnd
        self.id = id
        self.started = started
        self.finished = finished
        self.programVersion = programVersion
        self.host = host
        self.outcome = outcome
        self.collections = collections
        self.stages = stages
    }
}

/// How a run ended that did not come to its end.
package enum UntimelyEnd: Sendable {
    /// The error is the last of its notices.
    case withAnError
    /// It was killed, or crashed.
    case withoutAWord
}

package struct StageTime: Sendable, Codable {
    package var stage: String
    package var seconds: Double

    package init(stage: String, seconds: Double) {
        self.stage = stage
        self.seconds = seconds
    }
}

/// How a run ended; each has an exit code of its own.
package enum RunOutcome: String, Sendable, Codable, CaseIterable {
    case whole
    case placeholders
    case failures
    case stopped
    case interrupted
}

package struct StoryReport: Sendable {
    package var collection: Slug
    package var collectionTitle: String
    package var slug: Slug
    package var title: String
    /// BCP 47.
    package var language: String
    package var textBackend: String?
    package var pages: [PageReport]

    package init(
        collection: Slug, collectionTitle: String, slug: Slug, title: String, language: String, textBackend: String?,
        pages: [PageReport]
    ) {
        self.collection = collection
        self.collectionTitle = collectionTitle
        self.slug = slug
        self.title = title
        self.language = language
        self.textBackend = textBackend
        self.pages = pages
    }
}

package struct AttemptReport: Sendable {
    package var number: Int
    package var backend: String
    package var rung: String
    package var concept: String
    package var seed: UInt64
    /// Seconds since 1970.
    package var started: Double
    package var seconds: Double
    /// `ready`, or the kind of the error: `refused`, `transient`…
    package var outcome: String
    /// The generator's own words.
    package var message: String?
    /// What the picture that came cost, usable or not; nil where none came or its price is not known.
    package var price: Amount?
    /// Where the picture came from instead; nil where the generator was asked.
    package var origin: PictureOrigin?

    package init(
        number: Int, backend: String, rung: String, concept: String, seed: UInt64, started: Double, seconds: Double,
        outcome: String, message: String?, price: Amount? = nil, origin: PictureOrigin? = nil
    ) {
        self.number = number
        self.backend = backend
        self.rung = rung
        self.concept = concept
        self.seed = seed
        self.started = started
        self.seconds = seconds
        self.outcome = outcome
        self.message = message
        self.price = price
        self.origin = origin
    }
}

package struct BookFacts: Sendable {
    package var title: String
    package var format: String
    /// Relative to the library's root: `bundles/lanterns/lanterns.epub`.
    package var path: String
    /// Bytes.
    package var size: Int

    package init(title: String, format: String, path: String, size: Int) {
        self.title = title
        self.format = format
        self.path = path
        self.size = size
    }
}
