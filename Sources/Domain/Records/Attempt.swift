/// One request to one backend for a panel's picture.
package struct Attempt: Hashable, Sendable {
    package var panel: PanelID
    package var run: RunID
    /// From 1, for each panel and run.
    package var number: Int
    package var backend: String
    /// The address of the server that was asked, if the backend has several.
    package var server: String?
    package var rung: Rung
    /// The words that were sent.
    package var concept: String
    package var seed: Seed
    /// Seconds since 1970.
    package var started: Double
    package var seconds: Double
    package var outcome: AttemptOutcome
    /// For a failure, the generator's own message; for a picture, what a person should know about it.
    package var message: String?
    /// The cost of the received picture, usable or not; nil if there is no picture or its price is not known.
    package var price: Amount?
    /// The origin of a picture that was not requested from the backend; nil if it was.
    package var origin: PictureOrigin?

    package init(
        panel: PanelID, run: RunID, number: Int, backend: String, server: String? = nil, rung: Rung, concept: String,
        seed: Seed,
        started: Double, seconds: Double, outcome: AttemptOutcome, message: String? = nil, price: Amount? = nil,
        origin: PictureOrigin? = nil
    ) {
        self.panel = panel
        self.run = run
        self.number = number
        self.backend = backend
        self.server = server
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

    /// `sd`, `sd at http://127.0.0.1:1235`
    package var backendAndServer: String { backend + (server.map { " at \($0)" } ?? "") }
}
