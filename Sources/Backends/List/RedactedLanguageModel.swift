import Generation
import Platform

/// A language model with keys masked in all texts that it gives.
struct RedactedLanguageModel: LanguageModel {
    let model: any LanguageModel
    let redactor: Redactor

    var name: String { model.name }
    var width: Int { model.width }
    var languages: [String]? { model.languages }

    func probe() async -> ModelAvailability<ModelFacts> {
        await model.probe().redacted(by: redactor) { facts in
            facts.product = redactor.redacted(facts.product)
            facts.version = redactor.redacted(facts.version)
            facts.model = redactor.redacted(facts.model)
        }
    }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        do {
            var reply = try await model.reply(to: request)
            reply.text = redactor.redacted(reply.text)
            return reply
        } catch let error as GenerationError {
            throw error.redacted(by: redactor)
        }
    }

    func release() async { await model.release() }
}
