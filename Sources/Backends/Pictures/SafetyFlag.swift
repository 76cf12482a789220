import Domain
import Generation

/// The flag of diffusers' safety checker, which replaces a rejected picture by a black one: a Boolean, or one for each
/// picture.
struct SafetyFlag: Decodable {
    private let isRaised: Bool

    init(_ value: JSONValue?) {
        isRaised =
            switch value {
            case .bool(let flag): flag
            case .array(let flags): flags.contains(.bool(true))
            default: false
            }
    }

    /// A value of another type counts as a lowered flag.
    init(from decoder: any Decoder) throws {
        self.init(try? decoder.singleValueContainer().decode(JSONValue.self))
    }

    func check() throws(GenerationError) {
        guard isRaised else { return }
        throw GenerationError(.refused, "the server's safety checker rejected the picture (nsfw_content_detected)")
    }
}
