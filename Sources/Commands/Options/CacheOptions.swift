import ArgumentParser
import SystemPackage

/// Options of commands that draw pictures.
struct CacheOptions: ParsableArguments {
    static let variable = "NIGHTPRESS_CACHE"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Share pictures of models with other libraries in this folder, on a network share say. (default: \(variable), else none)",
            valueName: "dir"),
        completion: .directory)
    var cache: String?

    func validate() throws {
        try OptionCheck.refuseEmpty("--cache", cache, "a folder")
    }

    func folder(on machine: CommandEnvironment) -> FilePath? {
        let named = cache ?? machine.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        return named.map { FilePath($0) }
    }
}
