import Domain
import Generation
import Media
import Transport

/// The reference picture of a workflow.
struct ComfyUIReference: Sendable {
    let workflow: Workflow
    let server: ModelServer

    /// The request's reference picture. Without one, the workflow's own picture, or plain grey if the workflow has
    /// none. Nil if nothing needs to be sent.
    ///
    /// Throws ``GenerationError`` or ``ReferenceNotAccepted``. Cancellation passes as `CancellationError`.
    func path(for request: ImageRequest) async throws -> String? {
        guard workflow.has(.reference) else { return nil }
        if let reference = request.reference {
            let name = "nightpress-\(reference.digest.prefix(16)).\(reference.format.fileExtension)"
            return try await upload(reference.bytes, named: name, type: reference.format.mediaType)
        }
        guard workflow.lacksReference else { return nil }
        let name = "nightpress-grey-\(request.size).png"
        return try await upload(try await Self.grey(for: request.size), named: name, type: PictureFormat.png.mediaType)
    }

    /// The file name is derived from the content, so that no request finds a different picture under the name.
    private func upload(_ bytes: [UInt8], named name: String, type: String) async throws -> String {
        var form = MultipartForm()
        form.add("image", file: bytes, named: name, type: type)
        form.add("type", "input")
        form.add("overwrite", "true")
        let reply = try await server.send("/upload/image", form.body)
        guard reply.status == 200 else {
            let error = ServerErrorReply(reply, now: server.time.now()).error
            throw [400, 413, 415, 422].contains(reply.status) ? ReferenceNotAccepted(error) : error
        }
        return try server.answer(in: reply, as: ComfyUIUpload.self, of: "ComfyUI").path
    }

    @concurrent
    private static func grey(for size: PixelSize) async throws -> [UInt8] {
        let pixels = [UInt8](repeating: 128, count: size.width * size.height * 3)
        do {
            return try PNGEncoder.encode(Bitmap(width: size.width, height: size.height, layout: .rgb, bytes: pixels))
        } catch {
            throw GenerationError(.transient, "\(error)")
        }
    }
}
