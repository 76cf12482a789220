import Domain
package import LibraryStore

/// Which shards a library has.
package struct MergedShards: Hashable, Sendable {
    package let count: Int
    package let merged: [Int]
    /// Nothing of them was merged yet.
    package let missing: [Int]
    /// Merged, and their last run did not come to its end.
    package let unfinished: [Int]

    /// Nil if none of the libraries is that of a shard.
    package init?(_ libraries: [MergedLibrary]) {
        guard let count = libraries.compactMap(\.shard?.count).max() else { return nil }
        // A shard that was made again in a new folder has several libraries. The newest counts.
        let newest = libraries.reduce(into: [Int: MergedLibrary]()) { newest, library in
            guard let number = library.shard?.number else { return }
            if newest[number].map({ $0.lastRun < library.lastRun }) ?? true { newest[number] = library }
        }
        let merged = Set(newest.keys)
        let ended = Set(newest.filter(\.value.ended).keys)
        self.count = count
        self.merged = merged.sorted()
        missing = (1...count).filter { !merged.contains($0) }
        unfinished = merged.subtracting(ended).sorted()
    }

    package var isWhole: Bool { missing.isEmpty && unfinished.isEmpty }

    /// `missing: 4; not finished: 2`. Empty if the library has all.
    package var shortcoming: String {
        [(missing, "missing"), (unfinished, "not finished")].filter { !$0.0.isEmpty }
            .map { numbers, words in "\(words): \(numbers.map { "\($0)" }.joined(separator: ", "))" }
            .joined(separator: "; ")
    }

    /// `3 of 4 shards; missing: 4; not finished: 2`
    package var text: String {
        "\(merged.count) of \(count) shards" + (isWhole ? "" : "; \(shortcoming)")
    }
}
