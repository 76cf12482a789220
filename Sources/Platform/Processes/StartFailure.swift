package import SystemPackage

/// Why a command does not start.
package enum StartFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case notInPath
    /// The program cannot be executed.
    case program(Errno)
    /// The working directory cannot be entered.
    case directory(FilePath, Errno)
    /// The system cannot create a process.
    case process(Errno)
    /// The program's name, an argument or the environment contains a zero byte, which ends a C string.
    case zeroByte
    /// Empty, or with a `=`.
    case variableName(String)
    /// This program's own executable cannot be started as a keeper.
    case keeper(FilePath, Errno)
    /// The keeper ended without a report.
    case keeperLost

    package var description: String {
        switch self {
        case .notInPath: "no directory of PATH has it; install it, or give its path"
        case .program(.permissionDenied): "\(Errno.permissionDenied); make it executable, or give another path"
        case .program(.noSuchFileOrDirectory):
            "\(Errno.noSuchFileOrDirectory); check the path and, of a script, the interpreter in its first line"
        case .program(.execFormatError):
            "\(Errno.execFormatError); a script needs a first line such as #!/bin/sh, a binary must be for this machine"
        case .program(.argListTooLong):
            "\(Errno.argListTooLong); give it the text through standard input or a file"
        case .program(let errno): "\(errno)"
        case .directory(let path, let errno):
            "the working directory “\(path)” cannot be entered: \(errno); create it or name another"
        case .process(let errno): "the system gives no process: \(errno); end other programs and try again"
        case .zeroByte: "its name, an argument or its environment has a zero byte; take it out"
        case .variableName(let name): "“\(name)” cannot be the name of an environment variable; give it another"
        case .keeper(let path, let errno):
            "“\(path)”, which would look after it, cannot be started: \(errno); put the program back and try again"
        case .keeperLost: "the process that would look after it was lost; try again"
        }
    }
}
