import Domain
import Media
import Pipeline
import Reports
import SystemPackage

/// The environment of notify commands: the variables that locate programs, their settings and the user's desktop, and
/// the main facts of the run. No other variable is inherited, so that no key is passed on.
struct NoticeEnvironment {
    static let inherited = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TZ", "LANG", "LANGUAGE", "TERM", "DISPLAY",
        "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
        "DBUS_SESSION_BUS_ADDRESS",
    ]
    static let headline = factPrefix + "HEADLINE"
    private static let factPrefix = "NIGHTPRESS_"
    private static let inheritedPrefix = "LC_"

    let variables: [String: String]

    /// Resolves relative paths against `folder`.
    init(_ result: RunNotification, from folder: FilePath, inheriting environment: [String: String]) {
        var variables = environment.filter { Self.inherited.contains($0.key) || $0.key.hasPrefix(Self.inheritedPrefix) }
        let (summary, counts) = (result.summary, result.summary?.counts)
        func number(_ value: Int?) -> String? { value.map { "\($0)" } }
        func path(_ path: FilePath) -> String? { Self.path(ResultDocument.text(path, from: folder)) }
        let facts: [(String, String?)] = [
            ("RUN", result.run), ("OUTCOME", result.end.rawValue), ("EXIT_CODE", "\(result.status.rawValue)"),
            ("HEADLINE", result.headline), ("REPORT", summary?.report.flatMap(path)),
            ("LIBRARY", path(result.library)),
            ("COLLECTIONS", result.collections.map(\.text).joined(separator: " ")),
            ("STORIES", number(counts?.stories)), ("PAGES", number(counts?.total)), ("READY", number(counts?.ready)),
            ("PLACEHOLDERS", number(counts?.placeholders)), ("FAILED", number(counts?.failed)),
            ("UNDRAWN", number(counts?.undrawn)), ("DRAWN", number(counts?.drawn)),
            ("SECONDS", "\(Int(result.seconds.rounded()))"), ("COST", counts?.cost.map { "\($0.value)" }),
            ("LIMIT", summary?.limit?.rawValue),
        ]
        // One line for each fact. Unknown facts are empty, so that a script can read them under “set -u”.
        for (name, value) in facts { variables[Self.factPrefix + name] = value ?? "" }
        self.variables = variables
    }

    /// Nil for a path with control characters or line ends. An escaped form would name another file.
    private static func path(_ text: String) -> String? { text.unicodeScalars.allSatisfy(\.isInert) ? text : nil }
}
