/// `POST /upload/image`: where the file is, which may have got another name.
struct ComfyUIUpload: Decodable {
    var name: String
    var subfolder: String?

    /// As nodes that load pictures take it.
    var path: String {
        guard let subfolder, !subfolder.isEmpty else { return name }
        return "\(subfolder)/\(name)"
    }
}
