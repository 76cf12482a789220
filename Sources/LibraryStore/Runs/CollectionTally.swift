package import Domain

/// How a collection stands, and what was asked for it: what a monitoring system wants to know.
package struct CollectionTally: Sendable {
    /// Requests of one kind, to one backend, that came to the same.
    package struct Attempts: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case picture
            case text
        }

        package var kind: Kind
        package var backend: String
        /// `ready`, or the kind of the error.
        package var outcome: String
        /// Where a picture came from instead of from the backend; nil where that was asked.
        package var origin: String?
        /// In all runs.
        package var count: Int
        /// In one run, of stories that its report lists.
        package var inRun: Int
        /// In millionths; nil where none is known.
        package var cost: Int?
        package var costInRun: Int?
    }

    package struct Run: Hashable, Sendable {
        package var name: String
        package var programVersion: String
    }

    package var slug: Slug
    /// Those that its pipeline lists, and their panels.
    package var stories: Int
    package var panels: [PanelStatus: Int]
    /// Panels that show a picture made in the run.
    package var new: Int
    package var attempts: [Attempts]
    /// The newest that took it, also while it goes on.
    package var lastRun: Run?
    /// When a run ended last with all pages ready and nothing to be mended in its input, in seconds since 1970.
    package var lastSuccess: Double?
}
