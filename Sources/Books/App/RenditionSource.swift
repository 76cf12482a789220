/// Provides pictures in all sizes, each labelled with its origin.
package protocol RenditionSource: Sendable {
    /// All sizes of each picture, by its digest. Pass each digest once.
    func renditions(of pictures: [BookPicture]) async throws -> [String: [RenditionSize: Rendition]]
}
