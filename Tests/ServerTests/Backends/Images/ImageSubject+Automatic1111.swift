import FakeImageServers

@testable import Generation

extension ImageSubject {
    private static func webUI(
        _ name: String, _ flavour: FakeAutomatic1111.Flavour, facts: String, model: String? = nil
    ) -> ImageSubject {
        ImageSubject(
            name: name, kind: "automatic1111", makeProduct: { FakeAutomatic1111(flavour) }, model: model, facts: facts,
            requested: { ($0 as? FakeAutomatic1111)?.requestedPictures.last }, keyPrefix: "Basic ",
            stopPath: "/sdapi/v1/interrupt")
    }

    static let a1111 = webUI("A1111", .a1111, facts: "A1111, model dream, one request at a time", model: "dream")
    static let forge = webUI("Forge", .forge, facts: "Forge, model dream, one request at a time")
    static let sdNext = webUI("SD.Next", .sdNext, facts: "SD.Next 2026-07-12, model dream, one request at a time")

    /// stable-diffusion.cpp's server with A1111's paths.
    static let sdServerAsA1111: ImageSubject = {
        var subject = webUI(
            "stable-diffusion.cpp as A1111", .sdServer,
            facts: "stable-diffusion.cpp, model dream, one request at a time, cannot be interrupted")
        subject.stopPath = nil
        return subject
    }()

    static let drawThings = ImageSubject(
        name: "Draw Things", kind: "automatic1111", makeProduct: { FakeDrawThings() },
        facts: "Draw Things, model flux_1_schnell_q5p.ckpt, one request at a time, cannot be interrupted",
        requested: { ($0 as? FakeDrawThings)?.requestedPictures.last }, keyPrefix: "Basic ", hasQueueLimit: false)

    /// With all sampling settings of a pipeline.
    var thorough: ImageSubject {
        configured {
            $0.images.steps = 12
            $0.images.guidance = 6.5
            $0.images.sampler = "DPM++ 2M"
            $0.images.scheduler = "Karras"
            $0.images.strength = 0.6
        }
    }
}
