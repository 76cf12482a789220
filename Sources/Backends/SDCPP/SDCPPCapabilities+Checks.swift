import Domain
import Generation

/// Checks for settings that the server would ignore without an error.
extension SDCPPCapabilities {
    /// The server replaces a larger number of steps with this number.
    private static let mostSteps = 100

    /// Throws if settings name something that the server does not have. `server` is its address.
    func check(_ settings: ImageSettings, at server: String) throws(SetupError) {
        guard drawsPictures else {
            throw SetupError(
                .misconfigured, "\(server) has a model that draws no pictures", remedy: "start it with another")
        }
        try Self.check(settings.sampler, called: "sampler", among: samplers, at: server)
        try Self.check(settings.scheduler, called: "scheduler", among: schedulers ?? [], at: server)
    }

    private static func check(
        _ wanted: String?, called kind: String, among known: [String], at server: String
    ) throws(SetupError) {
        guard let wanted, !known.isEmpty, !known.contains(wanted) else { return }
        let names = known.prefix(20).map { "“\($0.excerpt)”" }.joined(separator: ", ")
        throw SetupError(
            .misconfigured, "\(server) has no \(kind) “\(wanted)”",
            remedy: "\(known.advice(insteadOf: wanted)): \(names)")
    }

    /// Throws ``GenerationError`` if the size is outside the server's reported limits.
    func check(_ size: PixelSize, at server: String) throws(GenerationError) {
        let widths = (limits?.minWidth ?? size.width, limits?.maxWidth ?? size.width)
        let heights = (limits?.minHeight ?? size.height, limits?.maxHeight ?? size.height)
        guard size.width >= widths.0, size.width <= widths.1, size.height >= heights.0, size.height <= heights.1 else {
            throw GenerationError(
                .misconfigured,
                "\(server) draws pictures from \(widths.0)x\(heights.0) to \(widths.1)x\(heights.1), and \(size) is "
                    + "asked for; name another “size:”")
        }
    }

    /// Notices about how the server applies the settings.
    func remarks(on settings: ImageSettings) -> [String] {
        guard let steps = settings.steps, steps > Self.mostSteps else { return [] }
        return ["\(Self.mostSteps) steps instead of \(steps)"]
    }

    /// The settings that determine its pictures, from the pipeline or from the server's own command line.
    static func recipe(_ settings: ImageSettings, at known: SDCPPCapabilities?) -> [String] {
        String.facts([
            "model": known?.model.name, "steps": settings.steps ?? known?.sampling?.sampleSteps,
            "guidance": settings.guidance ?? known?.sampling?.guidance?.txtCfg,
            "sampler": settings.sampler ?? known?.sampling?.sampleMethod,
            "scheduler": settings.scheduler ?? known?.sampling?.scheduler,
        ])
    }
}
