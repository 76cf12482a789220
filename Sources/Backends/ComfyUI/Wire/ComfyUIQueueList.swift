/// `GET /queue`: the prompts that are drawn or wait, from all clients.
struct ComfyUIQueueList: Decodable {
    enum Place: Hashable {
        case waiting
        case running
    }

    /// `[number, id, prompt, …]`
    struct Item: Decodable {
        var id: String

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = try container.decode(Double.self)
            id = try container.decode(String.self)
        }
    }

    var queueRunning: [Item]
    var queuePending: [Item]

    /// Nil if the prompt is not in the queue, for example because it has ended.
    func place(of id: String) -> Place? {
        if queueRunning.contains(where: { $0.id == id }) { return .running }
        return queuePending.contains { $0.id == id } ? .waiting : nil
    }
}
