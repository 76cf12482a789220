import Domain

/// Something that someone of the cast does on a page.
struct SceneEvent {
    var characters: [Int]
    /// The verb's base form: `climb`.
    var verb: String
    var pose: Pose
    var vividness: Int
    /// The verb says too little without a complement.
    var isBare = false
    /// Somebody only speaks.
    var isSpeech = false
    /// What stands behind the verb in the text, where it reads well in a caption: `up the ladder`.
    var complement: String
    /// Where in the page's narration it stands.
    var position: Int
    /// The verb's place: sentence of the page and word.
    var sentence = 0
    var token = 0
    /// What can be drawn of the complement.
    var things: [String] = []
    /// What is in hand from here on.
    var takes: String?
    /// Something is put down.
    var releases = false
    /// The things are no more behind it: they are eaten.
    var consumes = false
    /// “Suddenly”, “at last”.
    var isSurprise = false
    /// Nothing comes of it: “takes a deep breath”.
    var isIdle = false
}
