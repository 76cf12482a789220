/// The reply to `POST /prompt` if the prompt was accepted, completely or in part.
struct ComfyUIReceipt: Decodable {
    /// The identifier that was sent, or another one.
    var promptId: String
}
