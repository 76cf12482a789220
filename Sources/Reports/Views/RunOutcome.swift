/// How a run ended; each has an exit code of its own.
package enum RunOutcome: String, Sendable, Codable, CaseIterable {
    case whole
    case placeholders
    case failures
    case stopped
    case interrupted
}
