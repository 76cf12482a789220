/// A place where a picture may lie already, so that no model need be asked for it.
protocol PictureSource: Sendable {
    /// Nil where there is none, or none that is whole.
    func picture(for search: PictureSearch) async throws -> ReusedPicture?
}
