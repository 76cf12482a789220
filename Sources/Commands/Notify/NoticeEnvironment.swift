import Domain
import Media

/// What commands that are told of a run find in their environment: where programs, their settings and the desktop of a
/// person are found, and the main facts of the run. Nothing else is inherited, so that no key is.
struct NoticeEnvironment {
    static let inherited = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TZ", "LANG", "LANGUAGE", "TERM", "DISPLAY",
        "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
        "DBUS_SESSION_BUS_ADDRESS",
    ]
    private static let inheritedPrefix = "LC_"

    let variables: [String: String]

    init(_ document: ResultDocument, inheriting environment: [String: String]) {
        var variables = environment.filter { Self.inherited.contains($0.key) || $0.key.hasPrefix(Self.inheritedPrefix) }
        func number(_ value: Int?) -> String? { value.map { "\($0)" } }
        let facts: [(String, String?)] = [
            ("RUN", document.run), ("OUTCOME", document.outcome), ("EXIT_CODE", "\(document.exitCode)"),
            ("HEADLINE", document.headline.singleLine), ("REPORT", document.report.flatMap(Self.path)),
            ("LIBRARY", Self.path(document.library)), ("COLLECTIONS", document.collections.joined(separator: " ")),
            ("STORIES", number(document.stories)), ("PAGES", number(document.pages)),
            ("READY", number(document.ready)), ("PLACEHOLDERS", number(document.placeholders)),
            ("FAILED", number(document.failed)), ("UNDRAWN", number(document.undrawn)),
            ("DRAWN", number(document.drawn)), ("SECONDS", "\(Int(document.seconds.rounded()))"),
            ("COST", document.cost.map { "\($0)" }), ("LIMIT", document.limit),
        ]
        // One line each; what is not known is empty, so that a script may ask for it under “set -u”.
        for (name, value) in facts { variables["NIGHTPRESS_\(name)"] = value ?? "" }
        self.variables = variables
    }

    /// Nil for one that does not stand in one line as it is; any other text would name another file.
    private static func path(_ text: String) -> String? { text.unicodeScalars.allSatisfy(\.isInert) ? text : nil }
}
