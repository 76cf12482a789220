/// A prompt that has ended, as `GET /history/{id}` reports it.
struct ComfyUIHistoryEntry: Decodable {
    struct Status: Decodable {
        /// `success`, `error`.
        var statusStr: String?
        var messages: [ComfyUIMessage]?
    }

    /// The output of a node. Outputs other than pictures are ignored.
    struct Output: Decodable {
        var images: [ComfyUIFile]

        private enum Key: CodingKey {
            case images
        }

        init(from decoder: any Decoder) throws {
            images = (try? decoder.container(keyedBy: Key.self).decode([ComfyUIFile].self, forKey: .images)) ?? []
        }
    }

    /// Indexed by the numbers of the nodes.
    let outputs: [String: Output]
    /// Nil if the server keeps no status.
    let status: Status?

    private enum Key: CodingKey {
        case outputs, status
    }

    /// Ignores members of another type, because a prompt that has ended must not be waited for.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        outputs = (try? container.decode([String: Output].self, forKey: .outputs)) ?? [:]
        status = try? container.decode(Status.self, forKey: .status)
    }

    var hasFailed: Bool { status?.statusStr == "error" }

    /// Nil if the server does not report how the prompt failed.
    var failure: ComfyUIMessage? { status?.messages?.last { $0.isFailure } }

    /// The file that was written for this prompt. Otherwise a kept file is preferred to a preview, and then the lowest
    /// node number counts.
    func picture(named prefix: String) -> ComfyUIFile? {
        let files = outputs.sorted { NodeOrder.precedes($0.key, $1.key) }.flatMap(\.value.images)
        return files.first { $0.filename.contains(prefix) } ?? files.first { $0.type == "output" } ?? files.first
    }
}
