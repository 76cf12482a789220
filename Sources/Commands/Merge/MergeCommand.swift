import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import SystemPackage

struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join the libraries of shards, or other libraries, in one.",
        usage: "nightpress merge --into <dir> [<options>] <library> ...",
        discussion: """
            Each LIBRARY is the folder of a library that “run --shard” has made, or of any other. It is only read, also \
            while a run goes on in it. Pictures become hard links where both are on one disk, and are copied elsewhere. \
            Merging again, in any order, or after an interruption gives the same library.

            Of a page that two libraries have, the one stays that was requested more often with “regenerate”, then the \
            one in the better state, then the later. Nothing is deleted because it is missing in a library.

            Shards that are missing, or whose last run did not come to its end, are named, and the exit code is 35. Books \
            are written with “export” or “run” from the merged library.

              nightpress merge --into library shards/*
              nightpress merge --into library --require-all shards/* && nightpress export
            """)

    @Argument(
        help: ArgumentHelp("The folders of the libraries to merge.", valueName: "library"), completion: .directory)
    var libraries: [String]

    @Option(
        name: .long,
        help: ArgumentHelp("The library to merge into. It is made if it does not exist.", valueName: "dir"),
        completion: .directory)
    var into: String

    @Flag(name: .long, help: "Merge nothing, and exit with 20, if a shard is missing or not finished.")
    var requireAll = false

    @OptionGroup var summary: SummaryOption
    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--into", into, "a folder")
        for library in libraries { try OptionCheck.refuseEmpty("LIBRARY", library, "a folder") }
        if global.library != nil { throw ValidationError("--library is for other commands; “merge” takes --into.") }
    }

    mutating func run() async throws {
        global.library = into
        let session = try CommandSession(of: Self.self, global)
        let summaryFile = try summary.file(ShardPath(nil, [:]), on: session.machine)
        let merge = MergeLibraries(
            environment: session.machine.run, patience: lock.patience, listener: session.progress.show)
        let result = try await merge(
            libraries.map { FilePath($0) }, into: session.root, requiresAll: requireAll)
        let outcome = MergeOutcome(result: result)
        if outcome.status == .whole { try await summaryFile?.write(of: session.root, session) }
        try session.print(outcome.document, status: outcome.status, or: outcome.text)
        if outcome.status != .whole { throw CommandFailure(outcome.status) }
    }
}
