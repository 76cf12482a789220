import Generation
import LibraryStore
import Platform

/// Finds the reference picture for a request, so that the same characters look the same.
struct ReferencePictures: Sendable {
    let library: Library
    let notices: NoticeLog
    /// Caption of such a picture for a model.
    let caption: String

    /// The nearest earlier picture of the story by an image model. Nil if there is none. Nil with a notice if its file
    /// cannot be read; the page is then drawn from the words alone.
    func reference(for builder: PictureRequestBuilder) async throws -> ReferencePicture? {
        guard let picture = try await library.pictures.pictureBefore(builder.panel) else { return nil }
        do {
            if let bytes = try library.pictures.bytes(of: picture) {
                return ReferencePicture(
                    bytes: bytes, format: picture.format, size: picture.size, digest: picture.digest,
                    caption: caption)
            }
            notices.post(
                "\(builder.place) is drawn without a reference picture: “\(picture.path)” has changed on the disk")
        } catch {
            notices.post("\(builder.place) is drawn without a reference picture: \(error)")
        }
        return nil
    }
}
