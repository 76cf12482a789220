import FakeImageServers
import Foundation

/// A minimal image model: the same picture for the same words.
struct FixturePainter {
    private let arguments: [String]

    /// `PATH WIDTH HEIGHT SEED PROMPT NEGATIVE [REFERENCE]`. With `-` as the path it writes to standard output. With
    /// `-` as the prompt it reads the prompt from standard input.
    init(_ arguments: some Collection<String>) {
        self.arguments = Array(arguments)
    }

    func paint() throws {
        let picture = Data(FakePicture.png(try requested))
        if arguments[0] == "-" {
            FileHandle.standardOutput.write(picture)
        } else {
            try picture.write(to: URL(filePath: arguments[0]))
        }
    }

    private var requested: RequestedPicture {
        get throws {
            let reference = arguments.count > 6 ? arguments[6] : ""
            return RequestedPicture(
                prompt: arguments[4] == "-" ? Self.standardInput : arguments[4], negativePrompt: arguments[5],
                seed: Int(arguments[3]), width: Int(arguments[1]) ?? 64, height: Int(arguments[2]) ?? 64,
                referenceBytes: reference.isEmpty ? 0 : try Data(contentsOf: URL(filePath: reference)).count)
        }
    }

    /// The first line of standard input.
    private static var standardInput: String {
        let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
        return text.split(separator: "\n").first.map { String($0) } ?? ""
    }
}
