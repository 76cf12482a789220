/// What an image model's picture was drawn for. Another page that shows the same scene can find and reuse it.
package struct PictureScene: Hashable, Sendable {
    /// Digest of all that decides a picture except the scene: style, appearance of the figures, size, backend and its
    /// settings.
    var manner: String
    /// The scene in the plan's words.
    package var words: String
    /// The shingle count of ``words``. Texts with very different counts cannot be similar.
    var shingleCount: Int

    package init(manner: String, words: String, shingleCount: Int) {
        self.manner = manner
        self.words = words
        self.shingleCount = shingleCount
    }
}
