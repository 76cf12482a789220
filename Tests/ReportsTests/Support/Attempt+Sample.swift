@testable import Domain

extension Attempt {
    /// An attempt with arbitrary panel and run.
    static func sample(
        _ backend: String, _ outcome: AttemptOutcome, number: Int = 1, rung: Rung = .full, concept: String = "a fox",
        seed: UInt64 = 1, started: Double = 1, seconds: Double = 1, message: String? = nil, origin: PictureOrigin? = nil
    ) -> Attempt {
        Attempt(
            panel: PanelID(1), run: RunID(1), number: number, backend: backend, rung: rung, concept: concept,
            seed: Seed(seed), started: started, seconds: seconds, outcome: outcome, message: message, origin: origin)
    }
}
