/// A class of nodes as `GET /object_info/{class}` describes it.
struct ComfyUINodeInfo: Decodable {
    /// Whether a prompt may end with it.
    var outputNode: Bool?
}
