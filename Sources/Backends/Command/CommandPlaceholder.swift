/// What is filled in where it stands between two pairs of braces in a command.
enum CommandPlaceholder: String, CaseIterable {
    /// The whole prompt; as `{{prompt-file}}` the path of a file that holds it.
    case prompt
    case promptFile = "prompt-file"
    /// The path of a file that the program is to write.
    case output
    /// The path of a file with the JSON Schema of the answer.
    case schema
    /// How many tokens the answer may have.
    case tokens
    /// What is not to be seen.
    case negative
    case seed
    case width
    case height
    /// The path of a file with an earlier picture.
    case reference

    /// As it stands in a command: `{{prompt-file}}`.
    var text: String { "{{\(rawValue)}}" }

    func stands(in words: [String]) -> Bool { words.contains { $0.contains(text) } }
}
