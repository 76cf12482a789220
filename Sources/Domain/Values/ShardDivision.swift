/// Divides the stories of a collection among shards.
///
/// The names of the stories and the number of shards decide, and nothing else: not the order of the stories, their
/// length, or another collection. So every shard finds its stories alone, and an edited story keeps its shard. Each
/// story goes to the shard with the highest weight (rendezvous hashing: Thaler, Ravishankar 1998) that is not full. A
/// shard is full with an equal share of the stories, rounded up, plus 5% in a large collection. That allowance lets
/// most stories stay where they are when stories are added.
package struct ShardDivision: Sendable {
    private let shards: [Slug: Int]

    package init(of stories: [Slug], in collection: Slug, count: Int) {
        let keys = stories.map { (hash: StableHash(of: collection.text, $0.text).value, slug: $0) }
            .sorted { ($0.hash, $0.slug.text) < ($1.hash, $1.slug.text) }
        let weights = (1...count).map { StableHash(of: "shard", "\($0)").value }
        let room = (stories.count + count - 1) / count + stories.count / (20 * count)
        var loads = Array(repeating: 0, count: count)
        var shards: [Slug: Int] = [:]
        for key in keys {
            var best: (index: Int, weight: UInt64)?
            for index in weights.indices where loads[index] < room {
                let weight = SeededGenerator.mixed(key.hash ^ weights[index])
                if best.map({ weight > $0.weight }) ?? true { best = (index, weight) }
            }
            // Together the shards have room for all stories.
            guard let best else { break }
            loads[best.index] += 1
            shards[key.slug] = best.index + 1
        }
        self.shards = shards
    }

    /// From 1; nil for a story that was not divided.
    package func shard(of story: Slug) -> Int? { shards[story] }
}
