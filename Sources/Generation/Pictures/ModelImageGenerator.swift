package import Domain

/// Uses an image model as an image generator, and checks its pictures.
package struct ModelImageGenerator: ImageGenerator {
    private let model: any ImageModel
    private let perMinute: Int?
    private let price: Amount?
    private let review: PictureReview

    package init(
        model: any ImageModel, perMinute: Int? = nil, price: Amount? = nil, review: PictureReview = PictureReview()
    ) {
        self.model = model
        self.perMinute = perMinute
        self.price = price
        self.review = review
    }

    package var name: String { model.name }

    package var traits: ImageGeneratorTraits {
        var traits = ImageGeneratorTraits(
            width: model.width, drawsPagesIndependently: false, isFree: false, provenance: .model, perMinute: perMinute,
            price: price)
        traits.takesReference = model.takesReference
        traits.takesPortraits = model.takesReference && !model.drawsOverReference
        return traits
    }

    package func availability() async -> Availability {
        Availability(await model.probe(), named: \.named)
    }

    /// If the reference is refused, the picture is drawn from the words only.
    package func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        var reply: ImageReply
        do {
            reply = try await model.draw(request)
        } catch let refusal as ReferenceNotAccepted {
            guard request.reference != nil else { throw refusal.error }
            reply = try await drawing(request, without: refusal)
        }
        var picture = try await review.picture(in: reply.bytes, outline: model.outline(for: request.size))
        if picture.size != request.size { picture.notes.append("it is \(picture.size), not \(request.size)") }
        picture.notes += reply.notes
        return picture
    }

    private func drawing(_ request: ImageRequest, without refusal: ReferenceNotAccepted) async throws -> ImageReply {
        var plain = request
        plain.reference = nil
        do {
            var reply = try await model.draw(plain)
            reply.notes.append("drawn without a reference picture: \(refusal.error.message)")
            return reply
        } catch let refusal as ReferenceNotAccepted {
            throw refusal.error
        }
    }

    package func recipe(for request: ImageRequest) -> String {
        (model.recipe(for: request) + [
            "concept=\(request.concept)",
            "negative=\(model.takesNegativePrompt ? request.negativePrompt : "not taken")", "seed=\(request.seed)",
            "outline=\(model.outline(for: request.size))",
            "reference=\(request.reference.map { "\($0.digest) \($0.caption)" } ?? "none")",
        ]).joined(separator: "\n")
    }

    package var hasOwnServer: Bool { model.hasOwnServer }

    package func release() async { await model.release() }
}
