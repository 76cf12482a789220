import Domain
import Foundation

/// The fields of a picture request to a server with A1111's API.
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

    /// The bytes of each reference picture.
    var references: [[UInt8]] {
        guard case .array(let images)? = members["init_images"] else { return [] }
        return images.compactMap { image in
            guard case .string(let text) = image else { return nil }
            return Data(base64Encoded: text).map { [UInt8]($0) }
        }
    }

    /// Sides are rounded to multiples of eight: up if `sidesUp`, otherwise down.
    func requested(sidesUp: Bool) -> RequestedPicture {
        func side(_ key: String) -> Int { ((number(key) ?? 512) + (sidesUp ? 7 : 0)) / 8 * 8 }
        return RequestedPicture(
            prompt: prompt, negativePrompt: text("negative_prompt"), seed: number("seed"), width: side("width"),
            height: side("height"), referenceBytes: references.reduce(0) { $0 + $1.count })
    }
}
