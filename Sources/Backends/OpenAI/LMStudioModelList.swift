/// `GET /api/v1/models` of LM Studio: the downloaded models, and which of them are loaded.
struct LMStudioModelList: Decodable {
    struct Model: Decodable {
        struct Instance: Decodable {
            struct Configuration: Decodable {
                var contextLength: Int?
            }

            var id: String?
            var config: Configuration?
        }

        var key: String?
        var loadedInstances: [Instance]?
        var maxContextLength: Int?
    }

    var models: [Model]

    /// In tokens: the size with which the model is loaded, else its maximum.
    func contextSize(of name: String) -> Int? {
        let instances = models.flatMap { $0.loadedInstances ?? [] }
        if let size = instances.first(where: { $0.id == name })?.config?.contextLength { return size }
        return models.first { $0.key == name }?.maxContextLength
    }
}
