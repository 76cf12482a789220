import ArgumentParser
import Domain
import Platform
import Prompts
import Reports
import SystemPackage

/// Options that every command takes.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder that keeps stories, pictures, reports and books. (default: NIGHTPRESS_LIBRARY, or ./library)",
            valueName: "dir"),
        completion: .directory)
    var library: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Take prompts, schemas and word lists from this folder. (default: those that are compiled in)",
            valueName: "dir"),
        completion: .directory)
    var prompts: String?

    @Flag(name: .long, help: "Print the result as one JSON document.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print results and errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print more while working.")
    var verbose = false

    func validate() throws {
        try OptionCheck.refuseEmpty("--library", library, "a folder")
        try OptionCheck.refuseEmpty("--prompts", prompts, "a folder")
        if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
    }

    func libraryPath(on machine: CommandEnvironment) -> FilePath {
        let named = library ?? machine.environment["NIGHTPRESS_LIBRARY"].flatMap { $0.isEmpty ? nil : $0 }
        return FilePath(named ?? "library")
    }

    /// The library option for commands that are shown to the user, with the name that the user typed:
    /// ` --library books`. Empty if the option is not needed.
    var libraryOption: String { library.map { " --library \(ShellWord.quoted($0))" } ?? "" }

    func loadPrompts(on machine: CommandEnvironment) throws -> Prompts {
        guard let prompts else { return Prompts() }
        return try Prompts(folder: FilePath(prompts), fileSystem: machine.fileSystem)
    }
}
