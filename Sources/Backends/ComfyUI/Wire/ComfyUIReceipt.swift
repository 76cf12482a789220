/// `POST /prompt` when the prompt was taken, be it in part.
struct ComfyUIReceipt: Decodable {
    /// The one that was asked for, or another.
    var promptId: String
}
