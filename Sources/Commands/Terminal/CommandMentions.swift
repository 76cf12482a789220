import Domain
import Reports

/// Completes the commands that messages name in quotes, so that they work as shown: “nightpress retry” becomes
/// “nightpress retry --library books” in a run of the program with `--library books`.
struct CommandMentions: Sendable {
    /// ` --library books`, or empty.
    private let option: String

    /// `arguments` are those of this run of the program. The last `--library` wins, as in the parser.
    init(arguments: [String] = []) {
        var library: String?
        for (index, argument) in arguments.enumerated() {
            if argument == "--library", index + 1 < arguments.count { library = arguments[index + 1] }
            if argument.hasPrefix("--library=") { library = String(argument.dropFirst("--library=".count)) }
        }
        option = library.map { " --library \(ShellWord.quoted($0))" } ?? ""
    }

    func completed(_ text: String) -> String {
        guard !option.isEmpty, text.contains("“nightpress ") else { return text }
        return text.replacing(/“nightpress (?!help\b)([^”]*)”/) { match in
            match.1.contains("--library") ? String(match.0) : "“nightpress \(match.1)\(option)”"
        }
    }
}
