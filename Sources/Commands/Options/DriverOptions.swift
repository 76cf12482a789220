import ArgumentParser
import Domain
import Platform
import SystemPackage

/// Options for a part of the stories, and for programs that start runs.
struct DriverOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Make only part i of n of the stories, i from 1, in a library of its own; “{shard}” in --library becomes i. With “auto/n” i comes from Slurm or Kubernetes. “merge” joins the libraries. (default: all stories)",
            valueName: "i/n"),
        transform: {
            guard let shard = ShardOption($0) else { throw ValidationError("must be \(ShardOption.form).") }
            return shard
        })
    var shard: ShardOption?

    @OptionGroup var summary: SummaryOption

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Exit with 0 in place of 30 (failed) or 31 (placeholders); a list with commas. (default: none)",
            valueName: "ends"),
        transform: { text in
            try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                guard let end = ToleratedEnd(rawValue: String(part)) else {
                    throw ValidationError("must be failed, placeholders, or both with a comma.")
                }
                return end
            }
        })
    var exitZero: [ToleratedEnd] = []

    enum ToleratedEnd: String {
        case failed
        case placeholders
    }

    /// Nil without --summary.
    func summaryFile(on machine: CommandEnvironment) throws -> SummaryFile? {
        try summary.file(ShardPath(shard, machine.environment), on: machine)
    }

    /// The exit code of the program. Notifications and metrics keep the code of the run.
    func exitStatus(for status: ExitStatus) -> ExitStatus {
        switch status {
        case .failures where exitZero.contains(.failed): .whole
        case .placeholders where exitZero.contains(.placeholders): .whole
        default: status
        }
    }
}

struct SummaryOption: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "At the end, if the exit code is 0, write the counts of the library to this file, as JSON without times. The file is left untouched if it would be the same. (default: none)",
            valueName: "file"),
        completion: .file())
    var summary: String?

    func validate() throws {
        try OptionCheck.refuseEmpty("--summary", summary, "a file")
    }

    func file(_ path: ShardPath, on machine: CommandEnvironment) throws -> SummaryFile? {
        try summary.map { text in
            let file = FilePath(try path.applied(to: text, of: "--summary"))
            if let status = try machine.fileSystem.ownStatus(of: file) {
                guard status.kind == .file else {
                    throw CommandFailure(.usage, "--summary “\(file)” is \(status.kind.phrase); name a file")
                }
                guard try SummaryFile.isOne(file, size: status.size, machine.fileSystem) else {
                    throw CommandFailure(
                        .usage, "--summary “\(file)” exists and is not a summary of Nightpress; name another file")
                }
            }
            return SummaryFile(path: file)
        }
    }
}
