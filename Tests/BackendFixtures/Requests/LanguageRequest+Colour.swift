import Domain

@testable package import Generation

extension LanguageRequest {
    package static let colour = LanguageRequest(
        instructions: "You name colours.", turns: [Turn(.user, "Which colour has a lantern?")],
        schema: .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"), "title": .string("Colour"),
            "type": .string("object"), "required": .array([.string("colour")]),
            "properties": .object(["colour": .object(["type": .string("string"), "maxLength": .number(20)])]),
            "additionalProperties": .bool(false),
        ]), schemaName: "colour", replyTokens: 40, seed: 7)
}
