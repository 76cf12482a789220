package enum Termination: Hashable, Sendable, CustomStringConvertible {
    case exited(code: Int32)
    case signalled(Int32)

    package var isSuccess: Bool { self == .exited(code: 0) }

    package var description: String {
        switch self {
        case .exited(let code): "it ended with exit code \(code)"
        case .signalled(9): "it was killed by signal 9, as a system does that is out of memory"
        case .signalled(let number): "it was ended by signal \(number)"
        }
    }
}
