import Domain

/// A JSON Schema in the terms of Apple's guided generation, which is built from these nodes.
///
/// Guided generation has no limits on the length of a text. They are left out here and checked in the reply.
struct GuidedSchema: Hashable {
    /// Objects, choices and alternatives have names. No name is used twice in a schema.
    indirect enum Node: Hashable {
        case object(name: String, description: String?, properties: [Property])
        case list(of: Node, least: Int?, most: Int?)
        /// One of some texts.
        case choice(name: String, description: String?, of: [String])
        case alternatives(name: String, description: String?, of: [Node])
        /// To a named node of ``GuidedSchema/definitions``.
        case reference(to: String)
        case text
        case boolean
        case integer(least: Int?, most: Int?)
        case number(least: Double?, most: Double?)
    }

    /// Properties are generated in their order.
    struct Property: Hashable {
        var name: String
        var description: String?
        var node: Node
        /// A property that may be null is left out instead.
        var isOptional: Bool
    }

    var root: Node
    /// Named nodes that other nodes refer to.
    var definitions: [Node]

    /// `schema` has the keywords of ``JSONSchema``. Nil if guided generation cannot follow it.
    init?(_ schema: JSONValue, named name: String) {
        do {
            (root, definitions) = try GuidedSchemaTranslation.nodes(of: schema, named: name)
        } catch {
            return nil
        }
    }
}
