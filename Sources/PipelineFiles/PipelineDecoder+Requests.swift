import Yams

/// What requests are made of: where they go, to which model, with which arguments.
extension PipelineDecoder {
    /// The address of a server, as far as its form goes; whether it may be asked is decided when it is.
    mutating func address(_ node: Node?) -> String? {
        guard let node, let text = yaml.text(node, called: "url", limit: 500) else { return nil }
        guard Self.isBaseAddress(text) else {
            // What stands before an @ may be a password.
            let shown = text.contains("@") ? "" : " is \(StrictYAML.excerpt(node)),"
            yaml.note(
                node, "“url”\(shown) must be http://HOST:PORT or https://HOST, without user, query or fragment")
            return nil
        }
        return text
    }

    private static func isBaseAddress(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains("?"), !text.contains("#"),
            let match = text.wholeMatch(of: #/(?i)https?://(?:[^@/:\[\]]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?(?:/.*)?/#)
        else { return false }
        guard let port = match.1 else { return true }
        return Int(port).map { (1...65_535).contains($0) } ?? false
    }

    mutating func model(_ node: Node?) -> String? {
        guard let node, let text = yaml.text(node, called: "model", limit: 200) else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            yaml.note(node, "“model” has a control character in it")
            return nil
        }
        return text
    }

    /// The command that is run once a request, with placeholders for what differs from one to the next.
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
