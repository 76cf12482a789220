import Domain

/// What ComfyUI finds wrong with a prompt: the body of HTTP 400. Node errors also come with HTTP 200 if some outputs of
/// the prompt were accepted.
struct ComfyUIRejection: Decodable {
    struct Complaint: Decodable {
        struct Details: Decodable {
            var inputName: String?
            var receivedValue: JSONValue?
        }

        /// `value_not_in_list`
        var type: String
        var message: String
        var details: String?
        var extraInfo: Details?
    }

    struct Node: Decodable {
        var errors: [Complaint]
        var classType: String?
    }

    var error: Complaint?
    /// Indexed by node number.
    private(set) var nodes: [String: Node] = [:]

    private enum Key: CodingKey {
        case error, nodeErrors
    }

    /// Some replies have an empty list instead of an empty object.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        error = try container.decodeIfPresent(Complaint.self, forKey: .error)
        nodes = (try? container.decode([String: Node].self, forKey: .nodeErrors)) ?? [:]
    }
}
