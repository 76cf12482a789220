import Domain

/// The limit that ended a run, with the values at that time.
enum ReachedLimit: Hashable, Sendable {
    case deadline(Deadline)
    case images(Int)
    /// `price` is what the next picture would have cost.
    case cost(Amount, spent: Amount, price: Amount)
    case failures(FailureLimit, count: Int, of: Int)

    /// Whether the run ends at once with its report, without books.
    var endsAtOnce: Bool {
        if case .failures(.first, _, _) = self { true } else { false }
    }

    var limit: RunLimit {
        switch self {
        case .deadline: .deadline
        case .images: .images
        case .cost: .cost
        case .failures: .failures
        }
    }

    /// One sentence: which limit, the value that was reached, what is `left`, and what to do.
    func notice(left: String) -> String {
        "\(whatIsReached), \(left); \(advice)"
    }

    private var whatIsReached: String {
        switch self {
        case .deadline(let deadline): "the deadline \(deadline) is reached"
        case .images(let limit): "the limit of \(Counted(limit, "image", "images")) is reached"
        case .cost(let limit, let spent, let price):
            "the limit of \(limit) on cost is reached: \(spent) is spent, the next picture costs \(price)"
        case .failures(.first, let count, let total): "the first failure ends the run: \(Self.failed(count, total))"
        case .failures(let limit, let count, let total):
            "the limit of \(limit) on failures is reached: \(Self.failed(count, total))"
        }
    }

    /// Running again does not help if the limit leaves nothing to do.
    private var advice: String {
        switch self {
        case .deadline(let deadline):
            if case .once = deadline.moment {
                "run it again with a later --deadline to go on"
            } else {
                "run it again to go on"
            }
        case .images(0): "raise --max-images to go on"
        case .images: "run it again to go on, or raise --max-images"
        case .cost(_, spent: .zero, _): "raise --max-cost to go on"
        case .cost: "run it again to go on, or raise --max-cost"
        case .failures: "see the report for the reasons, then run it again with --retry"
        }
    }

    private static func failed(_ count: Int, _ total: Int) -> String {
        "\(count) of \(Counted.pages(total)) ended without the picture that was wanted"
    }
}

/// A picture was not requested because a limit forbids it.
struct LimitReachedError: Error {}
