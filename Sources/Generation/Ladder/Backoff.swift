import Domain

/// The pauses before the same request is sent again.
package struct Backoff: Sendable {
    /// The longest pause, even if a server asks for more.
    package static let longestPause = Duration.seconds(600)

    private var jitter: SeededGenerator

    /// `seed` decides the jitter of the pauses.
    init(seed: UInt64) {
        jitter = SeededGenerator(seed: seed)
    }

    /// The pause that the server asked for, at most ``longestPause``; else 1 s, 2 s, 4 s … plus up to a quarter.
    /// `tries` counts from 1.
    mutating func pause(asked: Duration?, tries: Int) -> Duration {
        if let asked { return min(max(asked, .zero), Self.longestPause) }
        let milliseconds = Double(1000 << (tries - 1))
        return .milliseconds(Int(milliseconds * (1 + 0.25 * jitter.nextUnit())))
    }
}
