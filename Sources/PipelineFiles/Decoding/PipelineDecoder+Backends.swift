import Domain
import Generation
import SystemPackage
import Yams

extension PipelineDecoder {
    /// Backends by name. The value is nil for a backend whose description is wrong.
    mutating func backends(_ node: Node?, allowsNetwork: Bool) -> [String: BackendSettings?] {
        guard let node else { return [:] }
        guard case .mapping(let mapping) = node else {
            yaml.note(node, "“backends” is \(StrictYAML.excerpt(node)), must be a mapping from names to settings")
            return [:]
        }
        var backends: [String: BackendSettings?] = [:]
        for (key, value) in mapping {
            guard let name = yaml.text(key, called: "backends", limit: 60) else { continue }
            guard name != BackendSettings.stub.name else {
                yaml.note(key, "the name “\(name)” is that of the built-in generators; give the backend another")
                continue
            }
            var settings = backend(value, called: name)
            settings?.allowsNetwork = allowsNetwork
            backends.updateValue(settings, forKey: name)
        }
        return backends
    }

    private mutating func backend(_ node: Node, called name: String) -> BackendSettings? {
        guard let members = yaml.mapping(node, called: name, keys: everyKey) else { return nil }
        guard let kindNode = members["kind"] else {
            yaml.note(node, "“kind:” of the backend “\(name)” is missing")
            return nil
        }
        guard let kindName = yaml.choice(kindNode, called: "kind", among: kinds.map(\.kind.name)),
            let description = kinds[BackendKind(kindName)]
        else { return nil }
        let settings = self.settings(members, of: description)
        for key in description.requiredKeys
        where settings[key] == nil && !(key == "url" && settings["servers"] != nil) {
            yaml.note(node, "“\(key):” of the backend “\(name)” is missing; “\(kindName)” backends need it")
        }
        noteUnpaired(settings, of: description, called: name)
        var backend = BackendSettings(name: name, kind: description.kind)
        backend.url = address(settings["url"])
        backend.model = line(settings["model"], called: "model", limit: 200)
        backend.key = key(settings["key"])
        backend.user = user(settings["user"])
        backend.parallel = yaml.integer(settings["parallel"], called: "parallel", within: 1...64)
        backend.languages = languages(settings["languages"])
        backend.context = yaml.integer(settings["context"], called: "context", within: 1024...10_000_000)
        backend.timeout = yaml.integer(settings["timeout"], called: "timeout", within: 1...86_400).map { .seconds($0) }
        backend.command = call(job(settings["command"], called: "command"))
        backend.exits = exits(settings["exits"])
        backend.start = start(settings["start"])
        backend.servers = servers(settings, url: backend.url, start: backend.start, called: name)
        if !backend.servers.isEmpty { backend.url = nil }
        read(settings, into: &backend.images)
        return backend
    }

    /// The members that the kind supports. The others are reported once as unsupported and not checked further.
    private mutating func settings(_ members: [String: Node], of description: BackendDescription) -> [String: Node] {
        for (key, value) in members.sorted(by: { $0.key < $1.key }) where !description.keys.contains(key) {
            yaml.note(
                value,
                "“\(key)” is not a setting of “\(description.kind.name)” backends, "
                    + "which take \(StrictYAML.list(description.keys))")
        }
        return members.filter { description.keys.contains($0.key) }
    }

    /// The keys of all kinds.
    private var everyKey: [String] {
        kinds.flatMap(\.keys).reduce(into: []) { keys, key in if !keys.contains(key) { keys.append(key) } }
    }

    /// Reports settings that have no effect without another setting.
    private mutating func noteUnpaired(
        _ settings: [String: Node], of description: BackendDescription, called name: String
    ) {
        for pair in description.pairedKeys where settings[pair.companion] == nil {
            guard let node = settings[pair.key] else { continue }
            yaml.note(
                node,
                "“\(pair.key)” of the backend “\(name)” needs “\(pair.companion):” beside it\(pair.explanation)")
        }
        if let strength = settings["strength"], settings["reference"]?.scalar?.string != "true" {
            yaml.note(
                strength,
                "“strength” says how far a picture may go from its reference, and the backend “\(name)” is given none; "
                    + "add “reference: true”")
        }
    }

    private mutating func key(_ node: Node?) -> KeyLocation? {
        guard let node else { return nil }
        guard case .mapping = node else {
            yaml.note(
                node,
                "“key” must be “{ env: NAME }” or “{ file: PATH }”; a key itself is never in a pipeline file")
            return nil
        }
        guard let members = yaml.mapping(node, called: "key", keys: ["env", "file"]) else { return nil }
        switch (members["env"], members["file"]) {
        case (let name?, nil): return yaml.text(name, called: "env", limit: 200).map(KeyLocation.environment)
        case (nil, let file?): return path(file, called: "file").map(KeyLocation.file)
        default:
            yaml.note(node, "“key” needs “env:” (an environment variable) or “file:” (a path), one of them")
            return nil
        }
    }

    /// Kinds of errors by exit code.
    private mutating func exits(_ node: Node?) -> [Int: ErrorKind] {
        guard let node else { return [:] }
        guard case .mapping(let mapping) = node else {
            yaml.note(
                node,
                "“exits” is \(StrictYAML.excerpt(node)), must be a mapping from exit codes to errors, such as "
                    + "“{ 3: refused }”")
            return [:]
        }
        var exits: [Int: ErrorKind] = [:]
        for (key, value) in mapping {
            guard let code = key.scalar.flatMap({ Int($0.string) }), (1...255).contains(code) else {
                yaml.note(key, "“exits” has the exit code \(StrictYAML.excerpt(key)), must be from 1 to 255")
                continue
            }
            exits[code] = yaml.choice(value, called: "\(code)", of: ErrorKind.self)
        }
        return exits
    }

    private mutating func languages(_ node: Node?) -> [String]? {
        guard node != nil, let items = yaml.items(node, called: "languages", remedy: "list at least one") else {
            return nil
        }
        return items.compactMap { item in
            guard let text = yaml.text(item, called: "languages", limit: 35)?.lowercased() else { return nil }
            guard (2...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
                yaml.note(item, "“languages” has “\(text)”, must be language codes such as “en” or “de”")
                return nil
            }
            return text
        }
    }

    private mutating func start(_ node: Node?) -> ServerStart? {
        guard let node else { return nil }
        guard case .mapping = node else {
            let words = command(node, called: "start")
            return words.isEmpty ? nil : ServerStart(command: call(words))
        }
        guard let members = yaml.mapping(node, called: "start", keys: ["command", "patience"]) else { return nil }
        guard members["command"] != nil else {
            yaml.note(node, "“command:” of “start” is missing: the server's program and its arguments, as a list")
            return nil
        }
        let words = command(members["command"], called: "command")
        let patience = yaml.integer(members["patience"], called: "patience", within: 1...3600)
        return words.isEmpty ? nil : ServerStart(command: call(words), patience: .seconds(patience ?? 120))
    }

    /// A program and its arguments. A single string is not accepted, because splitting it would need a shell, and none
    /// is used.
    mutating func command(
        _ node: Node?, called name: String, example: String = "llama-cli, --model, story.gguf"
    ) -> [String] {
        guard let node else { return [] }
        guard case .sequence = node else {
            yaml.note(
                node,
                "“\(name)” is \(StrictYAML.excerpt(node)), must be a list: the program and each of its arguments, "
                    + "such as “[\(example)]”; no shell takes it apart")
            return []
        }
        let words = (yaml.items(node, called: name, remedy: "name at least the program") ?? []).compactMap {
            yaml.text($0, called: name, limit: 4000)
        }
        if let nul = words.first(where: { $0.utf8.contains(0) }) {
            yaml.note(node, "“\(name)” has a NUL character in “\(nul.prefix(40))”")
            return []
        }
        return words
    }
}
