import Yams

/// Settings for showing a picture on a page that it was not drawn for.
extension PipelineDecoder {
    /// Below the minimum, two pages differ in more than they have in common.
    private static let similarities = 0.5...1.0

    mutating func similarity(_ node: Node?) -> Double? {
        guard let node, let members = yaml.mapping(node, called: "reuse", keys: ["similar"]) else { return nil }
        return yaml.number(members["similar"], called: "similar", within: Self.similarities)
    }
}
