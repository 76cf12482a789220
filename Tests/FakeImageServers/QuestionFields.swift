import Domain
import Foundation

/// What stands in a question to a server of A1111's kind.
struct QuestionFields: Sendable {
    let members: [String: JSONValue]

    init(_ members: [String: JSONValue]) {
        self.members = members
    }

    func text(_ key: String) -> String? {
        if case .string(let text)? = members[key] { text } else { nil }
    }

    func number(_ key: String) -> Int? {
        if case .number(let value)? = members[key] { Int(exactly: value) } else { nil }
    }

    var prompt: String { text("prompt") ?? "" }

    /// Each one's bytes.
    var references: [[UInt8]] {
        guard case .array(let images)? = members["init_images"] else { return [] }
        return images.compactMap { image in
            guard case .string(let text) = image else { return nil }
            return Data(base64Encoded: text).map { [UInt8]($0) }
        }
    }

    /// Sides are cut down to multiples of eight, or filled up.
    func wish(sidesUp: Bool) -> PictureWish {
        func side(_ key: String) -> Int { ((number(key) ?? 512) + (sidesUp ? 7 : 0)) / 8 * 8 }
        return PictureWish(
            prompt: prompt, negativePrompt: text("negative_prompt"), seed: number("seed"), width: side("width"),
            height: side("height"), referenceBytes: references.reduce(0) { $0 + $1.count })
    }
}
