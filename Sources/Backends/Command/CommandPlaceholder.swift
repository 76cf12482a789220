/// The placeholders of a command, written between double braces.
enum CommandPlaceholder: String, CaseIterable {
    /// The whole prompt. `{{prompt-file}}` is the path of a file with the prompt.
    case prompt
    case promptFile = "prompt-file"
    /// The path of the file that the program must write.
    case output
    /// The path of a file with the JSON Schema of the answer.
    case schema
    /// The maximum number of tokens of the answer.
    case tokens
    /// What the picture must not show.
    case negative
    case seed
    case width
    case height
    /// The path of a file with an earlier picture.
    case reference

    /// As written in a command: `{{prompt-file}}`.
    var text: String { "{{\(rawValue)}}" }

    func stands(in words: [String]) -> Bool { words.contains { $0.contains(text) } }
}
