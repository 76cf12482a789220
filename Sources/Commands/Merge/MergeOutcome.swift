import Domain
import LibraryStore
import Pipeline
import Reports
import SystemPackage

/// The result of a merge as text and as JSON.
struct MergeOutcome {
    let result: MergeResult

    struct Document: Encodable {
        var merged: [Part]
        /// Left out if no shard was ever merged.
        var shards: ShardsView?
        /// Folders that were named and do not exist.
        var absent: [String]

        struct Part: Encodable {
            var path: String
            /// Left out if it is not the library of a shard.
            var shard: String?
            /// Rows of the database that were changed.
            var rows: Int
            var picturesLinked: Int
            var picturesCopied: Int
            /// Pictures whose files it has lost.
            var picturesLost: Int
        }
    }

    var document: Document {
        Document(
            merged: result.merged.map { part in
                Document.Part(
                    path: part.library.path, shard: part.library.shard?.description, rows: part.counts.rows,
                    picturesLinked: part.counts.picturesLinked, picturesCopied: part.counts.picturesCopied,
                    picturesLost: part.counts.picturesLost)
            }, shards: result.shards.map(ShardsView.init), absent: result.absent.map(\.string))
    }

    /// Missing shards can be made and merged later, as after a limit.
    var status: ExitStatus {
        result.shards?.isWhole == false || !result.absent.isEmpty || result.picturesLost > 0 ? .stopped : .whole
    }

    var text: String {
        var lines = result.merged.map { part in
            "merged  \(part.library.path.onOneLine)\(shard(of: part.library)): \(changes(part.counts))"
        }
        lines += result.merged.filter { $0.counts.picturesLost > 0 }.map { part in
            let lost = Counted.pictures(part.counts.picturesLost)
            return
                "lost    \(lost) of “\(part.library.path.onOneLine)”, whose pages are to be drawn: repair it with "
                + "“nightpress verify --repair --library \(ShellWord.quoted(part.library.path))”, run it and merge again"
        }
        lines += result.absent.map { "absent  \($0.string.onOneLine)" }
        if let shards = result.shards { lines.append("shards  \(shards.text)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func shard(of library: MergedLibrary) -> String { library.shard.map { " (shard \($0))" } ?? "" }

    private func changes(_ counts: MergeCounts) -> String {
        let pictures = counts.picturesLinked + counts.picturesCopied
        guard counts.rows > 0 || pictures > 0 else { return "nothing new" }
        return "\(Counted(counts.rows, "row", "rows")), \(Counted.pictures(pictures))"
    }
}
