package import Domain

extension PipelineFile {
    /// The pipeline with the stories of one shard, and without books: they are written from the merged library.
    package func limited(to shard: Shard) -> PipelineFile {
        let division = ShardDivision(of: stories.map(\.slug), in: collection.slug, count: shard.count)
        var limited = self
        limited.stories = []
        limited.exports = []
        for (position, entry) in stories.enumerated() {
            if division.shard(of: entry.slug) == shard.number {
                limited.stories.append(entry)
            } else {
                limited.elsewhere[position] = entry.slug
            }
        }
        return limited
    }

    /// The names of all stories of the file in order, also of those that other shards make.
    package var order: [Slug] {
        var own = stories.map(\.slug)[...]
        return (0..<(stories.count + elsewhere.count)).compactMap { elsewhere[$0] ?? own.popFirst() }
    }

    /// The positions of ``stories`` among all stories of the file, from 0.
    package var positions: [Int] {
        (0..<(stories.count + elsewhere.count)).filter { elsewhere[$0] == nil }
    }
}
