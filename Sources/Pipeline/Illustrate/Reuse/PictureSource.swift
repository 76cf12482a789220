/// A place that may already contain a picture, so that no request to a model is needed.
protocol PictureSource: Sendable {
    /// Nil if there is no picture, or if it is damaged.
    func picture(for search: PictureSearch) async throws -> ReusedPicture?
}
