import Domain

/// An action of one or more characters on a page.
struct SceneEvent {
    var characters: [Int]
    /// The verb's base form: `climb`.
    var verb: String
    var pose: Pose
    var vividness: Int
    /// Whether the verb says too little without a complement.
    var isBare = false
    /// Whether the event is only speech.
    var isSpeech = false
    /// The words after the verb in the text, if they read well in a caption: `up the ladder`.
    var complement: String
    /// Where the characters are, if the complement does not say it: `under the tree`, `, standing on a stool`.
    var place = ""
    /// The index of the event on the page.
    var position: Int
    /// The place of the verb: sentence of the page, and word.
    var sentence = 0
    var token = 0
    /// The drawable things in the complement.
    var things: [String] = []
    /// The thing that the action is done with, if the text does not name it.
    var tool: String?
    /// The character that the action is on: “hugged Otto”.
    var object: Int?
    /// The thing that the character holds from this event on.
    var takes: String?
    /// Whether the character puts a thing down.
    var releases = false
    /// Whether the things no longer exist after it, because they are eaten.
    var consumes = false
    /// Whether the action has no result: “takes a deep breath”.
    var isIdle = false
    /// Whether the object carries the characters: “sat on the elephant's back”.
    var isMounted = false
}

extension SceneEvent {
    /// Whether the complement puts a thing on the head, or to the face, of the one who acts: “put a pot on his head”,
    /// “pressed the shell to her ear”.
    var isAtHead: Bool {
        let words = complement.split(separator: " ").suffix(3)
        guard words.count == 3, let first = words.first, let last = words.last,
            ["his", "her", "its", "their"].contains(words[words.startIndex + 1])
        else { return false }
        return ["on", "to", "at", "against"].contains(first) && ["head", "ear", "ears", "cheek"].contains(last)
    }

    /// Whether the complement puts the character in a thing: “in the boat”.
    var isInObject: Bool { ["in", "into"].contains(complement.prefix { $0 != " " }) }

    /// Whether the complement puts the character under a thing: “beneath the cart”.
    var isCovered: Bool { ["under", "beneath", "underneath"].contains(complement.prefix { $0 != " " }) }

    /// Whether the complement puts the character on, in, at or under a thing: “on the bench”.
    var isOnObject: Bool {
        isCovered || ["on", "onto", "upon", "in", "into", "at", "around"].contains(complement.prefix { $0 != " " })
    }

    /// Whether it puts someone down flat: “laid the robot on the bench”.
    var laysDown: Bool { ["lay", "tuck"].contains(verb) }
}
