package import Domain

/// Status and attempts of a collection, for a monitoring system.
package struct CollectionTally: Sendable {
    /// Attempts of one kind at one backend with the same outcome.
    package struct Attempts: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case picture
            case text
        }

        package var kind: Kind
        package var backend: String
        /// `ready`, or the error kind.
        package var outcome: String
        /// The origin of a picture that was not requested from the backend; nil if it was.
        package var origin: String?
        /// In all runs.
        package var count: Int
        /// In one run, for stories that its report lists.
        package var inRun: Int
        /// In millionths; nil if no price is known.
        package var cost: Int?
        package var costInRun: Int?
    }

    package struct Run: Hashable, Sendable {
        package var name: String
        package var programVersion: String
    }

    package var slug: Slug
    /// Stories that the pipeline lists; ``panels`` counts their panels.
    package var stories: Int
    package var panels: [PanelStatus: Int]
    package var textStandIns: Int
    /// Panels that show a picture of the run.
    package var new: Int
    package var attempts: [Attempts]
    /// The newest run with this collection, also while it is in progress.
    package var lastRun: Run?
    /// When a run last ended with all pages ready and no problems in its input, in seconds since 1970.
    package var lastSuccess: Double?
}
