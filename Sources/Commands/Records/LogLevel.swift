import ArgumentParser

/// The level of a log. A log has the entries of its level and of all more severe levels.
enum LogLevel: String, CaseIterable, Comparable, ExpressibleByArgument, Sendable {
    case error
    case warning
    case info
    case debug

    static func < (left: LogLevel, right: LogLevel) -> Bool { left.gravity < right.gravity }

    /// A lower number is more severe.
    private var gravity: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        case .debug: 3
        }
    }
}
