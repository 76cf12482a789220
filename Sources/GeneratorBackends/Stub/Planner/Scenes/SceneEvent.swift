import PageSpecs

/// Something that someone of the cast does on a page.
struct SceneEvent {
    var characters: [Int]
    /// The verb's base form: `climb`.
    var verb: String
    var pose: Pose
    var vividness: Int
    /// The verb says too little without a complement.
    var isBare = false
    /// What stands behind the verb in the text, where it reads well in a caption: `up the ladder`.
    var complement: String
    /// Where in the page's narration it stands.
    var position: Int
    /// The verb's place: sentence of the page and word.
    var sentence = 0
    var token = 0
    /// What is in hand from here on.
    var takes: String?
    /// Something is put down.
    var releases = false
}
