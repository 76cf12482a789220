/// The reply to `POST /upload/image`: the path of the file, which the server may have renamed.
struct ComfyUIUpload: Decodable {
    var name: String
    var subfolder: String?

    /// The path in the form that picture-loading nodes take.
    var path: String {
        guard let subfolder, !subfolder.isEmpty else { return name }
        return "\(subfolder)/\(name)"
    }
}
