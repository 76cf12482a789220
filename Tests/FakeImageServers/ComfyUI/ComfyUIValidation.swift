import Domain

/// ComfyUI's checks before it accepts a prompt.
struct ComfyUIValidation {
    let graph: ComfyUIGraph
    let classes: [String: ComfyUINodeClass]
    let checkpoints: [String]
    /// Names of files that nodes can load.
    let pictures: Set<String>

    enum Outcome {
        /// The outputs that can be drawn, and the errors of others.
        case taken(outputs: [String], nodeErrors: JSONValue)
        case refused(JSONValue)
    }

    var outcome: Outcome {
        let ids = graph.nodes.keys.sorted()
        if let id = ids.first(where: { graph.kind(of: $0).flatMap { classes[$0] } == nil }) {
            return .refused(
                Self.refusal(
                    "invalid_prompt", "Cannot execute because node \(graph.kind(of: id) ?? "None") does not exist.",
                    details: "Node ID '#\(id)'"))
        }
        let outputs = ids.filter { graph.kind(of: $0).flatMap { classes[$0]?.isOutput } == true }
        guard !outputs.isEmpty else { return .refused(Self.refusal("prompt_no_outputs", "Prompt has no outputs")) }
        var errors: [String: JSONValue] = [:]
        for output in outputs {
            for node in graph.upstream(of: output) where !complaints(about: node).isEmpty {
                errors[node] = .object([
                    "errors": .array(complaints(about: node)), "dependent_outputs": .array([.string(output)]),
                    "class_type": .string(graph.kind(of: node) ?? ""),
                ])
            }
        }
        let good = outputs.filter { graph.upstream(of: $0).allSatisfy { complaints(about: $0).isEmpty } }
        guard good.isEmpty else { return .taken(outputs: good, nodeErrors: .object(errors)) }
        return .refused(
            Self.refusal(
                "prompt_outputs_failed_validation", "Prompt outputs failed validation", nodeErrors: .object(errors)))
    }

    static func refusal(
        _ type: String, _ message: String, details: String = "", nodeErrors: JSONValue = .object([:])
    ) -> JSONValue {
        .object([
            "error": .object([
                "type": .string(type), "message": .string(message), "details": .string(details),
                "extra_info": .object([:]),
            ]),
            "node_errors": nodeErrors,
        ])
    }

    private func complaints(about node: String) -> [JSONValue] {
        guard let kind = graph.kind(of: node), let required = classes[kind]?.required else { return [] }
        let inputs = graph.inputs(of: node)
        let missing = required.filter { inputs[$0] == nil }.map {
            complaint("required_input_missing", "Required input is missing", $0, about: $0)
        }
        let loose = inputs.keys.sorted().compactMap { graph.source(of: $0, in: node) }
            .filter { graph.nodes[$0] == nil }
            .map { complaint("exception_during_validation", "Exception when validating node", "'\($0)'", about: nil) }
        return missing + loose + complaintsAboutFiles(of: node, kind) + complaintsAboutSize(of: node)
    }

    private func complaintsAboutFiles(of node: String, _ kind: String) -> [JSONValue] {
        var found: [JSONValue] = []
        if let name = graph.text(of: "ckpt_name", in: node), !checkpoints.contains(name) {
            let list = checkpoints.map { "'\($0)'" }.joined(separator: ", ")
            found.append(
                complaint(
                    "value_not_in_list", "Value not in list", "ckpt_name: '\(name)' not in [\(list)]",
                    about: "ckpt_name", value: .string(name)))
        }
        if kind == "LoadImage", let name = graph.text(of: "image", in: node), !pictures.contains(name) {
            found.append(
                complaint(
                    "custom_validation_failed", "Custom validation failed for node",
                    "image - Invalid image file: \(name)", about: "image"))
        }
        return found
    }

    private func complaintsAboutSize(of node: String) -> [JSONValue] {
        ["width", "height"].compactMap { side in
            guard let pixels = graph.number(of: side, in: node), pixels > 16_384 else { return nil }
            return complaint(
                "value_bigger_than_max", "Value \(pixels) bigger than max of 16384", side, about: side)
        }
    }

    private func complaint(
        _ type: String, _ message: String, _ details: String, about input: String?, value: JSONValue? = nil
    ) -> JSONValue {
        var extra: [String: JSONValue] = [:]
        extra["input_name"] = input.map(JSONValue.string)
        extra["received_value"] = value
        return .object([
            "type": .string(type), "message": .string(message), "details": .string(details),
            "extra_info": .object(extra),
        ])
    }
}
