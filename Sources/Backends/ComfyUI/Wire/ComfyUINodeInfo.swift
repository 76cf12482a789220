import Domain
import Generation

/// A class of nodes as `GET /object_info/{class}` describes it.
struct ComfyUINodeInfo {
    /// The values that an input takes.
    enum Values {
        /// One of these, names mostly.
        case choice([JSONValue])
        case number(least: Double?, most: Double?)
    }

    /// Whether a prompt may end with it.
    let isOutput: Bool
    /// Inputs of other types, and those without limits, are left out.
    let inputs: [String: Values]

    init(_ info: JSONValue) {
        isOutput = info[path: ["output_node"]] == .bool(true)
        // Nodes that were added to ComfyUI may check their values themselves, and take others.
        if case .string(let module)? = info[path: ["python_module"]], module.hasPrefix("custom_nodes") {
            inputs = [:]
            return
        }
        var inputs: [String: Values] = [:]
        for group in ["required", "optional"] {
            guard case .object(let members)? = info[path: ["input", group]] else { continue }
            for (name, definition) in members { inputs[name] = Values(definition) }
        }
        self.inputs = inputs
    }
}

extension ComfyUINodeInfo.Values {
    /// `[["euler", "heun"], {…}]`, `["COMBO", {"options": […]}]`, `["INT", {"min": 1, "max": 10000}]`. Nil for a
    /// definition without limits, and for files, which may be in more folders than are listed.
    fileprivate init?(_ definition: JSONValue) {
        guard case .array(let parts) = definition, let type = parts.first else { return nil }
        var settings: [String: JSONValue] = [:]
        if parts.count > 1, case .object(let members) = parts[1] { settings = members }
        guard !settings.keys.contains(where: { $0.hasSuffix("_upload") || $0 == "remote" }) else { return nil }
        switch (type, settings["options"]) {
        case (.array(let choices), _), (.string("COMBO"), .array(let choices)?): self = .choice(choices)
        case (.string("INT"), _), (.string("FLOAT"), _):
            let least: Double? = if case .number(let value)? = settings["min"] { value } else { nil }
            let most: Double? = if case .number(let value)? = settings["max"] { value } else { nil }
            self = .number(least: least, most: most)
        default: return nil
        }
    }

    /// What is wrong with a value; nil if nothing is known to be.
    func problem(with value: JSONValue) -> String? {
        switch (self, value) {
        case (.choice(let choices), .string(let name)):
            guard !choices.contains(value) else { return nil }
            let names = choices.compactMap { if case .string(let name) = $0 { name } else { nil } }
            let missing = "this ComfyUI has no “\(name.excerpt)”"
            if let nearest = names.nearest(to: name) { return "\(missing); the nearest is “\(nearest.excerpt)”" }
            let listed = names.prefix(4).map { "“\($0.excerpt)”" }.joined(separator: ", ")
            return missing + (listed.isEmpty ? ", and no other" : "; it has \(listed)") + (names.count > 4 ? " …" : "")
        case (.number(let least?, _), .number(let number)) where number < least:
            return "\(Self.text(number)) is less than \(Self.text(least)), the least that is accepted"
        case (.number(_, let most?), .number(let number)) where number > most:
            return "\(Self.text(number)) is more than \(Self.text(most)), the most that is accepted"
        default: return nil
        }
    }

    private static func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
}
