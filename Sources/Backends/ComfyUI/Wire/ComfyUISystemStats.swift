/// `GET /system_stats`. Only ComfyUI replies in this form.
struct ComfyUISystemStats: Decodable {
    struct System: Decodable {
        /// Missing in older versions.
        var comfyuiVersion: String?
        var pythonVersion: String
    }

    struct Device: Decodable {
        /// `cuda`, `mps`, `cpu`.
        var type: String
    }

    var system: System
    var devices: [Device]
}
