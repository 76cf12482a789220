import Domain

/// The name of a run: the instant at which it began, in UTC, `20261121-020000`. In a shard its number is added, so that
/// the names differ in the merged library: `20261121-020000-shard-3`.
struct RunName {
    let text: String

    init(secondsSince1970 seconds: Double, shard: Shard? = nil) {
        let time = UTCTime(secondsSince1970: Int(seconds.rounded(.down))).compact
        text = time + (shard.map { "-shard-\($0.number)" } ?? "")
    }
}
