import Domain

/// The name of a run: the instant at which it began, in UTC, `20261121-020000`.
struct RunName {
    let text: String

    init(secondsSince1970 seconds: Double) {
        text = UTCTime(secondsSince1970: Int(seconds.rounded(.down))).compact
    }
}
