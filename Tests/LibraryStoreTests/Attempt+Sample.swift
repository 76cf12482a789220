@testable import Domain

extension Attempt {
    static func sample(
        of panel: PanelID, in run: RunID, _ outcome: AttemptOutcome = .ready, number: Int = 1, backend: String = "sd",
        rung: Rung = .full, seed: UInt64 = 1, started: Double = 0, seconds: Double = 1, message: String? = nil
    ) -> Attempt {
        Attempt(
            panel: panel, run: run, number: number, backend: backend, rung: rung, concept: "Fox", seed: Seed(seed),
            started: started, seconds: seconds, outcome: outcome, message: message)
    }
}
