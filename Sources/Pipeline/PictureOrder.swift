import Domain

/// What a collection asks of its pictures.
struct PictureOrder: Hashable, Sendable {
    var size: PixelSize
    /// What is not to be seen, in the words of an image model.
    var negativePrompt: String
}
