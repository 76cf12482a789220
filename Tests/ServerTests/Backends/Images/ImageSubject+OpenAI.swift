import FakeImageServers

@testable import Generation

extension ImageSubject {
    static let openAIImages: ImageSubject = {
        var subject = ImageSubject(
            name: "OpenAI", kind: "openai", makeProduct: { FakeOpenAIImages() }, host: "api.openai.com",
            model: "gpt-image-2", facts: "OpenAI, model gpt-image-2",
            requested: { ($0 as? FakeOpenAIImages)?.requested },
            takesNegativePrompt: false, takesSeed: false, hasFilter: true)
        subject.pictureWidth = 672
        subject.pictureHeight = 1008
        return subject
    }()

    static let localAI = ImageSubject(
        name: "LocalAI", kind: "openai", makeProduct: { FakeLocalAI() },
        facts: "an OpenAI-compatible server, model dreamshaper", requested: { ($0 as? FakeLocalAI)?.requested },
        takesNegativePrompt: false, hasQueueLimit: false)

    /// stable-diffusion.cpp's server with its API that follows OpenAI's. It cannot be stopped.
    static let sdServer = ImageSubject(
        name: "stable-diffusion.cpp as OpenAI", kind: "openai", makeProduct: { FakeSDServer() },
        facts: "stable-diffusion.cpp, model dream.safetensors, one request at a time",
        requested: { ($0 as? FakeSDServer)?.requested }, hasQueueLimit: false)

    /// With its job API. It does not report how long its queue will be full.
    static let sdcpp = ImageSubject(
        name: "stable-diffusion.cpp", kind: "sdcpp", makeProduct: { FakeSDServer() },
        facts: "stable-diffusion.cpp, model dream.safetensors, one request at a time",
        requested: { ($0 as? FakeSDServer)?.requested }, hasQueueLimit: false,
        stopPath: "/sdcpp/v1/jobs/job_6b020353_00000000/cancel")

    func meeting(_ product: any FakeImageProduct) -> ImageSubject {
        var subject = self
        subject.makeProduct = { product }
        return subject
    }
}
