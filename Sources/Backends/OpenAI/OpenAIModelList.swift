import Domain
import Generation

/// `GET /v1/models`.
struct OpenAIModelList: Decodable {
    struct Model: Decodable {
        var id: String
        /// llama.cpp: other names of the model.
        var aliases: [String]?
        /// `llamacpp`, `vllm`: identifies the product.
        var ownedBy: String?
        /// vLLM: context size in tokens.
        var maxModelLen: Int?

        func isCalled(_ name: String) -> Bool { id == name || aliases?.contains(name) == true }

        /// LM Studio and OpenAI use this prefix for embedding models, which answer no prompts.
        var isForEmbeddings: Bool { id.hasPrefix("text-embedding") }
    }

    var data: [Model]

    /// The list that a server without one must be assumed to have.
    init(only name: String) { data = [Model(id: name)] }

    /// The model of that name, or the only model. Never chooses by the order of the list.
    func model(named wanted: String?, at server: String) throws(SetupError) -> Model {
        let speaking = data.filter { !$0.isForEmbeddings }
        let names = speaking.prefix(8).map { "“\($0.id)”" }.joined(separator: ", ")
        if let wanted {
            if let model = data.first(where: { $0.isCalled(wanted) }) { return model }
            throw SetupError(
                .misconfigured, "\(server) has no model “\(wanted)”",
                remedy: names.isEmpty
                    ? "load it there"
                    : "load it there, or \(speaking.map(\.id).advice(insteadOf: wanted)): \(names)")
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
