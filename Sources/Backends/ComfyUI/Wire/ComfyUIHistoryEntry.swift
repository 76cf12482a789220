/// A prompt that has ended, as `GET /history/{id}` tells of it.
struct ComfyUIHistoryEntry: Decodable {
    struct Status: Decodable {
        /// `success`, `error`.
        var statusStr: String?
        var messages: [ComfyUIMessage]?
    }

    /// What a node gave: pictures, or something else that is passed over.
    struct Output: Decodable {
        var images: [ComfyUIFile]

        private enum Key: CodingKey {
            case images
        }

        init(from decoder: any Decoder) throws {
            images = (try? decoder.container(keyedBy: Key.self).decode([ComfyUIFile].self, forKey: .images)) ?? []
        }
    }

    /// By the numbers of their nodes.
    let outputs: [String: Output]
    /// Nil where the server keeps none.
    let status: Status?

    private enum Key: CodingKey {
        case outputs, status
    }

    /// What is there in another shape is passed over: a prompt that has ended is not waited for.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        outputs = (try? container.decode([String: Output].self, forKey: .outputs)) ?? [:]
        status = try? container.decode(Status.self, forKey: .status)
    }

    var hasFailed: Bool { status?.statusStr == "error" }

    /// Nil where the server does not say how it failed.
    var failure: ComfyUIMessage? { status?.messages?.last { $0.isFailure } }

    /// The file that was written for this prompt; else one that was kept before one that was only shown, the first by
    /// its node's number.
    func picture(named prefix: String) -> ComfyUIFile? {
        let files = outputs.sorted { NodeOrder.precedes($0.key, $1.key) }.flatMap(\.value.images)
        return files.first { $0.filename.contains(prefix) } ?? files.first { $0.type == "output" } ?? files.first
    }
}
