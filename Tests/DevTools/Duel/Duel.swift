/// One task, done by Nightpress and by another program, in turns, so that other load affects both.
struct Duel {
    let task: String
    let peer: String
    /// Returns milliseconds.
    let ours: () async throws -> Double
    /// Nil if the peer is not installed.
    let theirs: (() async throws -> Double)?
    var rounds = 5

    /// A row of a table: the ratio of the best times, then the times.
    func row() async throws -> String {
        guard let theirs else { return "| – | \(task) | – | \(peer) | not installed |" }
        var (best, theirBest) = (Double.infinity, Double.infinity)
        for _ in 0..<rounds {
            best = min(best, try await ours())
            theirBest = min(theirBest, try await theirs())
        }
        return "| \((best / theirBest).hundredths) | \(task) | \(best.duration) | \(peer) | \(theirBest.duration) |"
    }
}

extension Double {
    /// Milliseconds as a text: `8.1 ms`, `2.05 s`.
    fileprivate var duration: String {
        self < 10 ? "\(hundredths) ms" : self < 1000 ? "\(tenths) ms" : "\((self / 1000).hundredths) s"
    }
}
