import Pipeline

/// Which shards a library has, as JSON.
struct ShardsView: Encodable, Equatable {
    var count: Int
    var merged: [Int]
    /// Nothing of them was merged yet.
    var missing: [Int]
    /// Merged, and their last run did not come to its end.
    var unfinished: [Int]

    init(_ shards: MergedShards) {
        (count, merged, missing, unfinished) = (shards.count, shards.merged, shards.missing, shards.unfinished)
    }
}
