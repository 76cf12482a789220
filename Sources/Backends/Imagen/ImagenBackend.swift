import Generation
import Transport

/// Google's older API for single pictures.
struct ImagenBackend: BackendProvider {
    let description = BackendDescription(
        kind: "imagen", address: GoogleModel.address, makesImages: true,
        keys: .commonKeys + .imageKeys + ["url", "model", "key"], requiredKeys: ["model", "key"])

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        ImagenModel(
            settings, model: settings.model ?? "",
            server: try host.imageServer(of: settings, at: GoogleModel.address, key: RequestHeader.googleKey))
    }
}
