/// `GET /version` of vLLM.
struct VLLMVersion: Decodable {
    var version: String
}
