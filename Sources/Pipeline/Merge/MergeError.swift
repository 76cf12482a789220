import Domain
package import LibraryStore
package import SystemPackage

/// Why libraries cannot be merged.
package enum MergeError: Error, CustomStringConvertible {
    /// These folders do not exist.
    case absent([FilePath])
    case itself(FilePath)
    case sameLibrary(FilePath, FilePath)
    case intoShard(FilePath)
    case otherDivision(MergedLibrary, MergedLibrary)
    case incomplete(MergedShards)

    package var description: String {
        switch self {
        case .absent(let paths):
            "nothing was merged: “\(paths.map(\.string).joined(separator: "”, “"))” \(paths.count == 1 ? "does" : "do") not "
                + "exist; name the libraries that “run --shard” has made"
        case .itself(let path):
            "“\(path)” is the library into which to merge, or a copy of it; leave it out"
        case .sameLibrary(let one, let other):
            "“\(one)” and “\(other)” are the same library, or one is a copy of the other; leave one out"
        case .intoShard(let root):
            "the library “\(root)” is that of a shard, and nothing is merged into it; name another folder with --into"
        case .otherDivision(let one, let other):
            "“\(one.path)” is shard \(Self.shard(of: one)), and “\(other.path)” is shard \(Self.shard(of: other)); merge "
                + "shards of one division only, or name a new folder with --into"
        case .incomplete(let shards):
            "not all \(shards.count) shards are there (\(shards.shortcoming)), so that nothing was merged; run these "
                + "shards again, or leave out --require-all"
        }
    }

    private static func shard(of library: MergedLibrary) -> String { library.shard?.description ?? "" }
}
