import Domain
import Reports
import SystemPackage

/// What the files for an engine have in common: the commands of a shard, of the merge and of the export.
struct ClusterJob {
    /// The pipelines as they were typed.
    var pipelines: [String]
    var shards: Int
    /// How many run at the same time; nil for no limit.
    var atOnce: Int?
    /// The folder of the files, of the libraries of the shards and of their summaries.
    var folder: String
    /// The merged library.
    var library: String
    /// The folder that relative paths count from.
    var workingFolder: String
    /// Further options of each run.
    var runOptions: [String]
    /// Collections with the formats of their books.
    var books: [(collection: Slug, formats: [ExportFormat])]

    /// The command of a shard. `number` is what stands for its number.
    func run(_ shard: String, number: String) -> [String] {
        ["run"] + pipelines + ["--shard", shard, "--library", path("shards/\(number)")]
            + ["--summary", path("done/\(number).json"), "--exit-zero", "failed,placeholders", "--quiet"] + runOptions
    }

    var mergeSummary: String { path("merged.json") }

    /// `libraries` are the arguments that name the shards.
    func merge(_ libraries: [String]) -> [String] {
        ["merge", "--into", library] + libraries + ["--summary", mergeSummary]
    }

    /// The libraries of all shards as bash expands them.
    var shardList: String { "\(ShellWord.quoted(path("shards")))/{1..\(shards)}" }

    var shardLibraries: [String] { (1...shards).map { path("shards/\($0)") } }

    /// One command for all collections with the same formats. Empty if no pipeline names a format.
    var exports: [[String]] {
        var groups: [(formats: [ExportFormat], names: [String])] = []
        for book in books where !book.formats.isEmpty {
            if let index = groups.firstIndex(where: { $0.formats == book.formats }) {
                groups[index].names.append(book.collection.text)
            } else {
                groups.append((book.formats, [book.collection.text]))
            }
        }
        return groups.map { group in
            ["export"] + group.names + ["--format", group.formats.map(\.rawValue).joined(separator: ",")]
                + ["--library", library]
        }
    }

    func path(_ name: String) -> String { FilePath(folder).appending(name).string }

    /// A command as a line for a shell. `plain` words are left as they are, because the shell is to expand them.
    static func line(_ words: [String], plain: Set<String> = []) -> String {
        (["nightpress"] + words).map { plain.contains($0) ? $0 : ShellWord.quoted($0) }.joined(separator: " ")
    }
}
