import Domain
package import LibraryStore
package import SystemPackage

/// Why libraries cannot be merged.
package enum MergeError: Error, CustomStringConvertible {
    /// None of the folders exists.
    case nothingThere([FilePath])
    /// These folders do not exist, or are empty, and all are required.
    case absent([FilePath])
    case itself(FilePath)
    case sameLibrary(FilePath, FilePath)
    case intoShard(FilePath)
    case otherDivision(MergedLibrary, MergedLibrary)
    case incomplete(MergedShards)

    package var description: String {
        switch self {
        case .nothingThere(let paths):
            "there is nothing to merge: \(Self.lacking(paths)); name the libraries that “run --shard” has made"
        case .absent(let paths):
            "\(Self.lacking(paths)), so that nothing was merged; run these shards, or leave out --require-all"
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
            "not all \(shards.count) shards are there (\(shards.shortcoming)), so that nothing was merged; name their "
                + "libraries, too, run them again, or leave out --require-all"
        }
    }

    private static func lacking(_ paths: [FilePath]) -> String {
        "“\(paths.map(\.string).joined(separator: "”, “"))” \(paths.count == 1 ? "has" : "have") no library"
    }

    private static func shard(of library: MergedLibrary) -> String { library.shard?.description ?? "" }
}
