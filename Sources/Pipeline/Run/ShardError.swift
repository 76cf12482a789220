import Domain
import SystemPackage

/// A run for another part of the stories than its library has.
package struct ShardError: Error, CustomStringConvertible {
    let root: FilePath
    /// Nil for a library that is not that of a shard.
    let stored: Shard?
    let requested: Shard?

    package var description: String {
        switch (stored, requested) {
        case (let stored?, let requested?):
            "the library “\(root)” is that of shard \(stored), and the run is for shard \(requested); name another folder "
                + "with --library, best with {shard} in it, or add --shard \(stored)"
        case (let stored?, nil):
            "the library “\(root)” is that of shard \(stored); add --shard \(stored), or name another folder with "
                + "--library"
        case (nil, let requested):
            "the library “\(root)” has stories of all shards, and the run is for shard "
                + "\(requested.map(\.description) ?? ""); name another folder with --library, best with {shard} in it"
        }
    }
}
