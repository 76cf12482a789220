import Generation

/// stable-diffusion.cpp's server, through its native job API.
struct SDCPPBackend: BackendProvider {
    let description = BackendDescription(
        kind: "sdcpp", makesImages: true,
        keys: .commonKeys + .imageKeys + .serverKeys + .samplingKeys + ["reference", "strength"])

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        SDCPPModel(settings, server: try host.imageServer(of: settings, at: "http://127.0.0.1:1234"))
    }
}
