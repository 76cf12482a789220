package import LibraryStore
package import SystemPackage

/// What a merge did, and which shards the library has now.
package struct MergeResult: Sendable {
    package struct Part: Sendable {
        package var library: MergedLibrary
        package var counts: MergeCounts
    }

    package var merged: [Part] = []
    /// All that the library has.
    package var libraries: [MergedLibrary] = []
    /// Folders that were named and do not exist.
    package var absent: [FilePath] = []

    /// How many rows were changed.
    package var rows: Int { merged.reduce(0) { $0 + $1.counts.rows } }
    package var picturesLost: Int { merged.reduce(0) { $0 + $1.counts.picturesLost } }
    /// Nil if no shard was ever merged.
    package var shards: MergedShards? { MergedShards(libraries) }
}
