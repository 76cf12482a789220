import Generation

/// ComfyUI with a workflow from the pipeline.
struct ComfyUIBackend: BackendProvider {
    let description = BackendDescription(
        kind: "comfyui", makesImages: true,
        keys: .commonKeys + .imageKeys + .serverKeys + ["workflow", "slots", "free-memory"],
        requiredKeys: ["workflow"])

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        let server = try host.imageServer(of: settings, at: "http://127.0.0.1:8188")
        return try ComfyUIModel(settings, server: server, on: host)
    }
}
