import Generation
import SystemPackage
import Yams

/// Settings for requests: the server, the model, the arguments.
extension PipelineDecoder {
    /// The address of a server. Only its form is checked here. Whether it may be contacted is checked when a request is
    /// sent.
    mutating func address(_ node: Node?, called name: String = "url") -> String? {
        guard let node, let text = yaml.text(node, called: name, limit: 500) else { return nil }
        guard Self.isBaseAddress(text) else {
            // The text before an @ may be a password.
            let shown = text.contains("@") ? "" : " is \(StrictYAML.excerpt(node)),"
            yaml.note(
                node,
                "“\(name)”\(shown) must be http://HOST:PORT, https://HOST or unix:/PATH, without user, query or fragment"
            )
            return nil
        }
        return text
    }

    private static func isBaseAddress(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("?"), !text.contains("#") else {
            return false
        }
        // A socket's path has at most 107 bytes.
        if text.wholeMatch(of: /unix:\/[^:]{1,106}(?::(?:\/.*)?)?/) != nil { return true }
        guard
            let match = text.wholeMatch(of: #/(?i)https?://(?:[^@/:\[\]]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?(?:/.*)?/#)
        else { return false }
        guard let port = match.1 else { return true }
        return Int(port).map { (1...65_535).contains($0) } ?? false
    }

    /// The user name that belongs to a password.
    mutating func user(_ node: Node?) -> String? {
        guard let node, let text = line(node, called: "user", limit: 200) else { return nil }
        guard !text.contains(":") else {
            yaml.note(node, "“user” has a colon in it, after which servers take the rest for the password")
            return nil
        }
        return text
    }

    /// Text without control characters, for requests, recipes and reports.
    mutating func line(_ node: Node?, called name: String, limit: Int) -> String? {
        guard let node, let text = yaml.text(node, called: name, limit: limit) else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            yaml.note(node, "“\(name)” has a control character in it")
            return nil
        }
        return text
    }

    /// A file relative to the pipeline file. Does not check whether it exists.
    mutating func path(_ node: Node?, called name: String) -> FilePath? {
        guard let node, let text = yaml.text(node, called: name, limit: 1000) else { return nil }
        guard !text.utf8.contains(0) else {
            yaml.note(node, "“\(name)” has a NUL character in it")
            return nil
        }
        return path(besides: text)
    }

    /// A program given by a path is relative to the pipeline file's folder, like all other paths. A program given by a
    /// name alone is searched in `PATH`.
    func call(_ words: [String]) -> CommandLineSpec {
        guard let program = words.first, program.contains("/"), !program.hasPrefix("/") else {
            return CommandLineSpec(words)
        }
        let path = path(besides: program).string
        return CommandLineSpec(words, program: path.contains("/") ? path : "./\(path)")
    }

    /// The command that runs once for each request. Its placeholders are replaced by values of the request.
    mutating func job(_ node: Node?, called name: String) -> [String] {
        let known = [
            "prompt", "prompt-file", "schema", "output", "tokens", "negative", "seed", "width", "height", "reference",
        ].map { "{{\($0)}}" }
        let words = command(node, called: name)
        let placeholders = words.flatMap { $0.matches(of: #/(?s)\{\{.*?\}\}/#).map { String($0.output) } }
        guard let node, let unknown = placeholders.first(where: { !known.contains($0) }) else { return words }
        yaml.note(node, "“\(name)” has “\(unknown.prefix(40))”, which is none of \(StrictYAML.list(known))")
        return []
    }
}
