import Domain
import Foundation
import Synchronization
import TestServer

extension FakeComfyUI {
    /// The picture that ComfyUI contains at first.
    static let example = "example.png"

    func upload(_ request: RecordedRequest) -> ServerStep {
        guard !manner.refusesUploads else {
            return .text("Maximum request body size 104857600 exceeded, actual body size 104857601", status: 413)
        }
        guard let form = ComfyUIFormFile(request.body, contentType: request[header: "Content-Type"]),
            form.fields["type"] ?? "input" == "input"
        else { return .reply(status: 400) }
        let name = state.withLock { state in
            let isFree = state.uploads[form.name].map { $0 == form.bytes } ?? true
            let name =
                manner.renamesUploads || form.fields["overwrite"] != "true" && !isFree ? "ref (1).png" : form.name
            state.uploads[name] = form.bytes
            return name
        }
        let subfolder = form.fields["subfolder"] ?? ""
        return json(
            .object(["name": .string(name), "subfolder": .string(subfolder), "type": .string("input")]))
    }

    func view(_ request: RecordedRequest) -> ServerStep {
        let items = URLComponents(string: request.path)?.queryItems ?? []
        let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
        guard let name = query["filename"], !name.isEmpty, !name.contains(".."), !name.hasPrefix("/") else {
            return .reply(status: 400)
        }
        let file = ComfyUIState.FileName(
            type: query["type"] ?? "output", subfolder: query["subfolder"] ?? "", name: name)
        guard !manner.losesFiles, let bytes = state.withLock({ $0.files[file] }) else { return .reply(status: 404) }
        return .reply(
            headers: [("Content-Type", "image/png"), ("Content-Disposition", "filename=\"\(name)\"")], body: bytes)
    }
}
