import Domain

/// What ComfyUI finds wrong with a prompt: the body of HTTP 400. The nodes' errors also come with HTTP 200, where some
/// of a prompt's outputs were taken all the same.
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
    /// By their numbers.
    private(set) var nodes: [String: Node] = [:]

    private enum Key: CodingKey {
        case error, nodeErrors
    }

    /// An empty list stands for no nodes in some answers.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        error = try container.decodeIfPresent(Complaint.self, forKey: .error)
        nodes = (try? container.decode([String: Node].self, forKey: .nodeErrors)) ?? [:]
    }
}
