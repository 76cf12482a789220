package import Domain

/// One request for a picture.
package struct AttemptReport: Sendable {
    var number: Int
    var backend: String
    var rung: String
    var concept: String
    var seed: UInt64
    /// Seconds since 1970.
    var started: Double
    var seconds: Double
    /// `ready`, or the kind of the error: `refused`, `transient`…
    var outcome: String
    /// The generator's own words.
    var message: String?
    /// What the picture that came cost, usable or not; nil where none came or its price is not known.
    var price: Amount?
    /// Where the picture came from instead; nil where the generator was asked.
    var origin: PictureOrigin?

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
