import Yams

/// Pictures that are taken for pages which they were not drawn for.
extension PipelineDecoder {
    /// Below it two pages have less in common than not.
    private static let similarities = 0.5...1.0

    mutating func similarity(_ node: Node?) -> Double? {
        guard let node, let members = yaml.mapping(node, called: "reuse", keys: ["similar"]) else { return nil }
        return yaml.number(members["similar"], called: "similar", within: Self.similarities)
    }
}
