/// How long a run waits for a backend that does not answer. In pipelines each is a key of its own.
package struct OutageLimits: Hashable, Sendable {
    /// After this time, the next backend of the list takes over, if there is one that answers. A short outage does not
    /// change the style of a book.
    package var handover: Duration
    /// Maximum time that pages and stories wait for a backend that answered before in the run. Then the built-in
    /// generators take its place until it answers.
    package var patience: Duration
    /// The same for a backend that has not answered in this run.
    package var startPatience: Duration

    package init(
        handover: Duration = .seconds(60), patience: Duration = .seconds(900), startPatience: Duration = .seconds(60)
    ) {
        self.handover = handover
        self.patience = patience
        self.startPatience = startPatience
    }

    /// Nothing waits.
    package static let none = OutageLimits(handover: .zero, patience: .zero, startPatience: .zero)

    /// The shorter time of each kind.
    package func strictest(_ other: OutageLimits) -> OutageLimits {
        OutageLimits(
            handover: min(handover, other.handover), patience: min(patience, other.patience),
            startPatience: min(startPatience, other.startPatience))
    }
}

extension Duration {
    /// Completes “must be …”.
    package static let form = "a time such as “90s”, “15min” or “2h”, up to 24 hours; 0 for none"

    private static let day = 86_400

    /// `90`, `90s`, `15min`, `2h`: at most a day.
    package init?(text: String) {
        guard let parts = text.wholeMatch(of: #/([0-9]{1,5}) ?(s|min|h)?/#), let number = Int(parts.1) else {
            return nil
        }
        let seconds = number * (parts.2 == "h" ? 3600 : parts.2 == "min" ? 60 : 1)
        guard seconds <= Self.day else { return nil }
        self = .seconds(seconds)
    }
}
