import LibraryStore
import Media
import Pipeline

extension GlobalOptions {
    /// Opens the library to record a page request or another request to its runs.
    func openForAsking(on machine: CommandEnvironment) async throws -> Library {
        try await Library.openForAsking(
            at: libraryPath(on: machine), environment: machine.run,
            listener: {
                if case .notice(let text) = $0 { machine.messages.note("note: ", text.singleLine, .notable) }
            })
    }
}

extension CommandEnvironment {
    /// `anna on studio`, or `process 4711 on studio` if the environment has no user name.
    var person: String {
        let user = ["USER", "LOGNAME"].lazy.compactMap { environment[$0] }.map(\.singleLine).first { !$0.isEmpty }
        let program = run.program
        return "\(user.map { String($0.prefix(60)) } ?? "process \(program.processIdentifier)") on \(program.host)"
    }
}
