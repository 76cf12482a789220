/// A file of ComfyUI, given by the parts of its name.
struct ComfyUIFile: Decodable, Hashable {
    var filename: String
    var subfolder: String?
    /// `output`, `temp`, `input`.
    var type: String?
}
