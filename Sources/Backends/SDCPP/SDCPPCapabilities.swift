/// `GET /sdcpp/v1/capabilities` of stable-diffusion.cpp's server.
struct SDCPPCapabilities: Decodable, Sendable {
    struct Model: Decodable, Sendable {
        /// `dream.safetensors`
        var name: String?
        /// `dream`
        var stem: String?
    }

    /// In pixels. The server reports these limits but does not enforce them.
    struct Limits: Decodable, Sendable {
        var minWidth: Int?
        var maxWidth: Int?
        var minHeight: Int?
        var maxHeight: Int?
    }

    struct Features: Decodable, Sendable {
        var initImage: Bool?
        var refImages: Bool?
    }

    /// The settings that the server was started with. It uses them if a request has no others.
    struct Defaults: Decodable, Sendable {
        struct Sampling: Decodable, Sendable {
            struct Guidance: Decodable, Sendable {
                var txtCfg: Double?
            }

            var sampleMethod: String?
            var sampleSteps: Int?
            var scheduler: String?
            var guidance: Guidance?
        }

        var sampleParams: Sampling?
    }

    /// The same type of value for pictures and for videos.
    struct Modes<Value: Decodable & Sendable>: Decodable, Sendable {
        var imgGen: Value?
    }

    var model: Model
    var samplers: [String]
    var schedulers: [String]?
    var limits: Limits?
    var supportedModes: [String]?
    private var defaults: Defaults?
    private var defaultsByMode: Modes<Defaults>?
    private var features: Features?
    private var featuresByMode: Modes<Features>?

    var drawsPictures: Bool { supportedModes?.contains("img_gen") ?? true }
    var sampling: Defaults.Sampling? { (defaultsByMode?.imgGen ?? defaults)?.sampleParams }
    var pictureFeatures: Features? { featuresByMode?.imgGen ?? features }
}
