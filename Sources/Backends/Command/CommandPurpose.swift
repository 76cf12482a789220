import Domain
import Generation

/// What a command is run for.
enum CommandPurpose {
    case text
    case picture

    /// Nothing is filled in for the others.
    private var placeholders: [CommandPlaceholder] {
        switch self {
        case .text: [.prompt, .promptFile, .output, .schema, .tokens]
        case .picture: [.prompt, .promptFile, .output, .negative, .seed, .width, .height, .reference]
        }
    }

    /// Bytes of an answer.
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

    /// How the name of the file ends that the program is to write; many choose a file type by it.
    var outputName: String {
        switch self {
        case .text: "answer.json"
        case .picture: "picture.png"
        }
    }

    /// The kind of error where an answer is none.
    var fault: ErrorKind {
        switch self {
        case .text: .badReply
        case .picture: .badPicture
        }
    }

    /// One description may serve both purposes where it has the placeholders of both only.
    func failure(of words: [String], in backend: String) -> SetupError? {
        let other = CommandPlaceholder.allCases.filter { !placeholders.contains($0) }
        guard let misplaced = other.first(where: { $0.stands(in: words) }) else { return nil }
        let (made, list) = self == .text ? ("pictures", "images") : ("text", "text")
        return SetupError(
            .misconfigured, "its command has “\(misplaced.text)”, which is filled in for \(made) only",
            remedy: "take it out, or name “\(backend)” under “\(list):” only")
    }
}
