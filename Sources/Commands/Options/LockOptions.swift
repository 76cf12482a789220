import ArgumentParser

/// Options of commands that write to a library.
struct LockOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Wait so many seconds for another command on the library, at most 86400 (a day).", valueName: "seconds"))
    var waitLock: Int = 0

    func validate() throws {
        guard (0...86_400).contains(waitLock) else {
            throw ValidationError("--wait-lock is “\(waitLock)”, must be from 0 to 86400 seconds.")
        }
    }

    var patience: Duration { .seconds(waitLock) }
}
