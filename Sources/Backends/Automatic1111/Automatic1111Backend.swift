import Generation
import Transport

/// A1111 and products with the same API: Forge, SD.Next, Draw Things. A server draws one picture at a time.
struct Automatic1111Backend: BackendProvider {
    let description = BackendDescription(
        kind: "automatic1111", makesImages: true,
        keys: ["kind", "timeout"] + .imageKeys + .serverKeys + ["user", "model"] + .samplingKeys
            + ["reference", "strength"],
        pairedKeys: [
            .init("user", needs: "key", ": where its password lies"),
            .init("key", needs: "user", "; “automatic1111” servers ask for a name and a password"),
        ])

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        let user = settings.user ?? ""
        let server = try host.imageServer(of: settings, at: "http://127.0.0.1:7860") {
            .basic(user: user, password: $0)
        }
        return Automatic1111Model(settings, server: server)
    }
}
