import Domain
import Generation

/// What a command makes: text or a picture.
enum CommandPurpose {
    case text
    case picture

    /// Other placeholders are not replaced.
    private var placeholders: [CommandPlaceholder] {
        switch self {
        case .text: [.prompt, .promptFile, .output, .schema, .tokens]
        case .picture: [.prompt, .promptFile, .output, .negative, .seed, .width, .height, .reference]
        }
    }

    /// The maximum size of an answer in bytes.
    var answerLimit: Int {
        switch self {
        case .text: 16_000_000
        case .picture: 64_000_000
        }
    }

    var answer: String {
        switch self {
        case .text: "answer"
        case .picture: "picture"
        }
    }

    /// The end of the output file's name. Many programs choose the file type by it.
    var outputName: String {
        switch self {
        case .text: "answer.json"
        case .picture: "picture.png"
        }
    }

    /// The error kind for an unusable answer.
    var fault: ErrorKind {
        switch self {
        case .text: .badReply
        case .picture: .badPicture
        }
    }

    /// A command can serve both purposes only if every placeholder in it is valid for both.
    func failure(of words: [String], in backend: String) -> SetupError? {
        let other = CommandPlaceholder.allCases.filter { !placeholders.contains($0) }
        guard let misplaced = other.first(where: { $0.stands(in: words) }) else { return nil }
        let (made, list) = self == .text ? ("pictures", "images") : ("text", "text")
        return SetupError(
            .misconfigured, "its command has “\(misplaced.text)”, which is filled in for \(made) only",
            remedy: "take it out, or name “\(backend)” under “\(list):” only")
    }
}
