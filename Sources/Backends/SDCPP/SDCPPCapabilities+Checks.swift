import Domain
import Generation

/// What the server would pass over without a word.
extension SDCPPCapabilities {
    /// Above it, steps become so many.
    private static let mostSteps = 100

    /// Throws where settings name what it does not have. `server` is its address.
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
            .misconfigured, "\(server) has no \(kind) “\(wanted)”", remedy: "name one that it has: \(names)")
    }

    /// Throws ``GenerationError`` where the size is none that it says it draws.
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

    /// What a person should know of how the settings are taken.
    func remarks(on settings: ImageSettings) -> [String] {
        guard let steps = settings.steps, steps > Self.mostSteps else { return [] }
        return ["\(Self.mostSteps) steps instead of \(steps)"]
    }

    /// What decides its pictures, whether the pipeline says it or the server's own command line.
    static func recipe(_ settings: ImageSettings, at known: SDCPPCapabilities?) -> [String] {
        String.facts([
            "model": known?.model.name, "steps": settings.steps ?? known?.sampling?.sampleSteps,
            "guidance": settings.guidance ?? known?.sampling?.guidance?.txtCfg,
            "sampler": settings.sampler ?? known?.sampling?.sampleMethod,
            "scheduler": settings.scheduler ?? known?.sampling?.scheduler,
        ])
    }
}
