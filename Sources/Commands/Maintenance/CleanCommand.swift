import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline
import SystemPackage

struct CleanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean",
        abstract: "Show unused files in the library, and remove them with --force.",
        usage: "nightpress clean [<options>]",
        discussion: """
            That is pictures that no page shows, pictures and books that the library does not know, books of stories \
            that are no longer listed, and what a run that died left unfinished. What Nightpress did not put there is \
            named and left.

              nightpress clean                              show it
              nightpress clean --force --keep-reports 30    remove it, and older reports
            """)

    @Flag(name: [.customShort("n"), .long], help: "Only show what would be removed. (default)")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Remove it.")
    var force = false

    @Option(
        name: .long,
        help: ArgumentHelp("Keep so many of the newest reports. (default: all)", valueName: "number"))
    var keepReports: Int?

    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var removed: Bool
        var bytes: Int
        var files: [File]
        var unknown: [String]
        var failures: [String]

        struct File: Encodable {
            var path: String
            var bytes: Int
            var reason: String
        }
    }

    func validate() throws {
        if dryRun, force { throw ValidationError("--dry-run and --force exclude each other.") }
        if let keepReports, keepReports < 0 {
            throw ValidationError("--keep-reports is “\(keepReports)”, must be 0 or more.")
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let (machine, root, progress) = (session.machine, session.root, session.progress)
        let result: CleanResult
        if force {
            let held = try await LockedLibrary.open(
                at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
            result = try await CleanLibrary(library: held.library, isForced: true, keptReports: keepReports)()
            try held.close()
        } else {
            let library = try await Library.openForReading(
                at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
            try RunEvent.inUse(root).map(progress.show)
            result = try await CleanLibrary(library: library, isForced: false, keptReports: keepReports)()
            try library.close()
        }
        try session.print(
            document(of: result), status: result.failures.isEmpty ? .whole : .failure, or: text(result))
        if !result.failures.isEmpty {
            throw CommandFailure(.failure, result.failures.map(\.singleLine).joined(separator: "\n"))
        }
    }

    private func text(_ result: CleanResult) -> String {
        let verb = force ? "removed" : "would remove"
        var text = ""
        for file in result.removable {
            text.add(line: "\(verb) “\(file.path)” (\(ByteCount(file.bytes))): \(file.reason.text)")
        }
        if !global.quiet {
            for path in result.unknown { text.add(line: "left “\(path.onOneLine)”: Nightpress did not put it there") }
            text.add(line: summary(result))
        }
        return text
    }

    private func summary(_ result: CleanResult) -> String {
        guard !result.removable.isEmpty else { return force ? "Removed nothing." : "There is nothing to remove." }
        let number = result.removable.count
        let bytes = ByteCount(result.removable.reduce(0) { $0 + $1.bytes })
        let all = "\(Counted(number, "item", "items")), \(bytes)"
        return force ? "Removed \(all)." : "\(all); add -f to remove \(number == 1 ? "it" : "them")."
    }

    private func document(of result: CleanResult) -> Document {
        Document(
            removed: force, bytes: result.removable.reduce(0) { $0 + $1.bytes },
            files: result.removable.map {
                Document.File(path: $0.path, bytes: $0.bytes, reason: $0.reason.rawValue)
            },
            unknown: result.unknown, failures: result.failures)
    }
}
