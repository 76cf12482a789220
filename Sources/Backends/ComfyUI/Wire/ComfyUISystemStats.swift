/// `GET /system_stats`, which only ComfyUI answers so.
struct ComfyUISystemStats: Decodable {
    struct System: Decodable {
        /// Older ones do not say.
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
