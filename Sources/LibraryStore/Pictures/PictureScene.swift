/// What a picture by an image model was drawn for, so that another page that is to show the same can find it.
package struct PictureScene: Hashable, Sendable {
    /// Digest of all that decides a picture but the scene: style, figures as they look, size, backend and its settings.
    var manner: String
    /// What was to be seen, in the plan's words.
    package var words: String
    /// Of ``words``. Texts whose counts are far apart cannot be similar.
    var shingleCount: Int

    package init(manner: String, words: String, shingleCount: Int) {
        self.manner = manner
        self.words = words
        self.shingleCount = shingleCount
    }
}
