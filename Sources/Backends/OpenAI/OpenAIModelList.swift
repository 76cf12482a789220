import Domain
import Generation

/// `GET /v1/models`.
struct OpenAIModelList: Decodable {
    struct Model: Decodable {
        var id: String
        /// llama.cpp: other names that it takes.
        var aliases: [String]?
        /// `llamacpp`, `vllm`: whose server it is.
        var ownedBy: String?
        /// vLLM: tokens of context.
        var maxModelLen: Int?

        func isCalled(_ name: String) -> Bool { id == name || aliases?.contains(name) == true }

        /// As LM Studio and OpenAI name models that answer no questions.
        var isForEmbeddings: Bool { id.hasPrefix("text-embedding") }
    }

    var data: [Model]

    /// The model of that name, or the only one there is: a choice is never made by the order of a list.
    func model(named wanted: String?, at server: String) throws(SetupError) -> Model {
        let speaking = data.filter { !$0.isForEmbeddings }
        let names = speaking.prefix(8).map { "“\($0.id)”" }.joined(separator: ", ")
        if let wanted {
            if let model = data.first(where: { $0.isCalled(wanted) }) { return model }
            throw SetupError(
                .misconfigured, "\(server) has no model “\(wanted)”",
                remedy: names.isEmpty ? "load it there" : "load it there, or name one that it has: \(names)")
        }
        guard let first = speaking.first else {
            throw SetupError(
                .unavailable, "\(server) has no model", remedy: "load one there, or name one as “model:”")
        }
        guard speaking.count == 1 else {
            throw SetupError(
                .misconfigured, "\(server) has \(speaking.count) models, and none is named",
                remedy: "name one as “model:”: \(names)")
        }
        return first
    }
}
