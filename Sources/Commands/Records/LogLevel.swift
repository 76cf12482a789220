import ArgumentParser

/// How much a log tells: this and all that is graver.
enum LogLevel: String, CaseIterable, Comparable, ExpressibleByArgument, Sendable {
    case error
    case warning
    case info
    case debug

    static func < (left: LogLevel, right: LogLevel) -> Bool { left.gravity < right.gravity }

    /// Less is graver.
    private var gravity: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        case .debug: 3
        }
    }
}
