import Domain
import Reports

/// Completes the commands that messages name in quotes, so that they work as shown: “nightpress retry” becomes
/// “nightpress retry --library books” in a run of the program with `--library books`. Where the program was given the
/// library with `--into`, a message that advises another library names this option.
struct CommandMentions: Sendable {
    /// ` --library books`, or empty.
    private let option: String
    private let isMerge: Bool

    /// `arguments` are those of this run of the program. The last option wins, as in the parser.
    init(arguments: [String] = []) {
        var found: (option: String, library: String)?
        for (index, argument) in arguments.enumerated() {
            for option in ["--library", "--into"] {
                if argument == option, index + 1 < arguments.count { found = (option, arguments[index + 1]) }
                if argument.hasPrefix("\(option)=") { found = (option, String(argument.dropFirst(option.count + 1))) }
            }
        }
        option = found.map { " --library \(ShellWord.quoted($0.library))" } ?? ""
        isMerge = found?.option == "--into"
    }

    func completed(_ text: String) -> String {
        guard !option.isEmpty else { return text }
        let advice = isMerge ? text.replacing(/\bwith --library\b/, with: "with --into") : text
        guard advice.contains("“nightpress ") else { return advice }
        return advice.replacing(/“nightpress (?!help\b)([^”]*)”/) { match in
            match.1.contains("--library") || match.1.contains("--into")
                ? String(match.0) : "“nightpress \(match.1)\(option)”"
        }
    }
}
