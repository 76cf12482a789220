import LibraryStore
import Media
import Pipeline

extension GlobalOptions {
    /// The library, to ask something of its runs.
    func openForAsking(on machine: CommandEnvironment) async throws -> Library {
        try await Library.openForAsking(
            at: libraryPath(on: machine), environment: machine.run,
            listener: {
                if case .notice(let text) = $0 { machine.messages.note("note: ", text.singleLine, .notable) }
            })
    }
}

extension CommandEnvironment {
    /// `anna on studio`, or `process 4711 on studio` where nobody is logged in.
    var person: String {
        let user = ["USER", "LOGNAME"].lazy.compactMap { environment[$0] }.map(\.singleLine).first { !$0.isEmpty }
        return "\(user.map { String($0.prefix(60)) } ?? "process \(run.processIdentifier)") on \(run.host)"
    }
}
