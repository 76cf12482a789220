import Domain

/// A prompt as ComfyUI runs it: nodes whose inputs are linked to other nodes.
struct ComfyUIGraph: Sendable {
    let nodes: [String: JSONValue]

    func kind(of node: String) -> String? {
        guard case .object(let members)? = nodes[node], case .string(let kind)? = members["class_type"] else {
            return nil
        }
        return kind
    }

    func inputs(of node: String) -> [String: JSONValue] {
        guard case .object(let members)? = nodes[node], case .object(let inputs)? = members["inputs"] else {
            return [:]
        }
        return inputs
    }

    /// The node that an input is linked to.
    func source(of input: String, in node: String) -> String? {
        guard case .array(let link)? = inputs(of: node)[input], case .string(let source)? = link.first else {
            return nil
        }
        return source
    }

    /// An input's value, through nodes that only hold a value.
    func value(of input: String, in node: String) -> JSONValue? {
        guard let source = source(of: input, in: node) else { return inputs(of: node)[input] }
        return value(of: "value", in: source)
    }

    func text(of input: String, in node: String) -> String? {
        if case .string(let text)? = value(of: input, in: node) { text } else { nil }
    }

    func number(of input: String, in node: String) -> Int? {
        if case .number(let number)? = value(of: input, in: node) { Int(exactly: number) } else { nil }
    }

    /// The node and all nodes that it depends on, each once.
    func upstream(of node: String) -> [String] {
        var found: [String] = []
        var left = [node]
        while let next = left.popLast() {
            guard !found.contains(next), nodes[next] != nil else { continue }
            found.append(next)
            left += inputs(of: next).keys.sorted().compactMap { source(of: $0, in: next) }
        }
        return found
    }

    /// The picture of an output node; nil if nothing is drawn for it. `uploads`: bytes by name.
    func requested(of output: String, uploads: [String: [UInt8]]) -> RequestedPicture? {
        let nodes = upstream(of: output)
        guard let sampler = nodes.first(where: { kind(of: $0) == "KSampler" }),
            let positive = source(of: "positive", in: sampler), let prompt = text(of: "text", in: positive),
            let latent = source(of: "latent_image", in: sampler), let width = number(of: "width", in: latent),
            let height = number(of: "height", in: latent)
        else { return nil }
        let scale = nodes.first { kind(of: $0) == "ImageScaleBy" }.flatMap { number(of: "scale_by", in: $0) } ?? 1
        let references = nodes.filter { kind(of: $0) == "LoadImage" }.compactMap { text(of: "image", in: $0) }
        return RequestedPicture(
            prompt: prompt,
            negativePrompt: source(of: "negative", in: sampler).flatMap { text(of: "text", in: $0) },
            seed: number(of: "seed", in: sampler), width: width * scale, height: height * scale,
            referenceBytes: references.compactMap { uploads[$0]?.count }.reduce(0, +))
    }
}
