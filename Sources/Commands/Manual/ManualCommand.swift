import ArgumentParser
import SystemPackage

/// Prints the manual page. It is for packagers who install the program, so help does not list it.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page: nightpress manual > nightpress.1",
        shouldDisplay: false)

    func run() throws {
        let outline = try CommandOutline(dump: NightpressCommand._dumpHelp())
        try Terminal(.standardOutput, environment: [:]).result(ManualPage(of: outline, version: Version.current).text)
    }
}
