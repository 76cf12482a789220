import Domain
import Generation

/// The models of Apple's operating systems, run in process.
struct AppleBackend: BackendProvider {
    let description = BackendDescription(
        kind: "apple", makesText: true, makesImages: true, keys: ["kind"] + .textKeys + .imageKeys + ["style"])

    func languageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any LanguageModel)? {
        #if canImport(FoundationModels)
            if #available(macOS 26, *) { return AppleModel(settings) }
        #endif
        throw SetupError(
            .unavailable, "the system has no Foundation Models",
            remedy: "use macOS 26 or newer, or a server on this machine")
    }

    func imageModel(_ settings: BackendSettings, on host: BackendHost) throws(SetupError) -> (any ImageModel)? {
        let remedy = "use a server on this machine instead, of the kind “comfyui” or “sdcpp” say"
        #if canImport(ImagePlayground)
            if #available(macOS 27, *) {
                throw SetupError(
                    .unavailable, "macOS 27 and newer have no Image Playground for programs", remedy: remedy)
            }
            #if canImport(FoundationModels, _version: 2)
                throw SetupError(
                    .unavailable, "Nightpress was built with the SDK of macOS 27, which has no Image Playground",
                    remedy: "build it with Xcode 26, or \(remedy)")
            #else
                if #available(macOS 15.4, *) { return AppleImageModel(settings) }
            #endif
        #endif
        throw SetupError(.unavailable, "the system has no Image Playground", remedy: remedy)
    }
}
