import Domain

/// Puts a refused direction in other words: the same scene, suitable for young children.
///
/// Only the direction is rewritten. The looks of the characters and the style are added afterwards, in the same words as
/// on every page.
struct DirectionRewriting: Sendable {
    private struct Answer: Decodable, Sendable {
        var direction: String
    }

    static let lengthLimit = ["properties", "direction", "maxLength"]
    private static let tokens = 200

    let request: RewriteRequest
    let book: PromptBook
    let validator: PlanValidator

    func direction(asking interviewer: QuestionRunner) async throws -> String {
        let limit = ConceptWriter.compactLimit
        let schema = book.rewriteSchema.setting(Self.lengthLimit, to: .number(Double(limit)))
        var values = [
            "direction": request.direction.quotedForPrompt, "most": "\(limit)", "schema": try schema.compactText,
        ]
        let names = keptNames.map { "“\($0)”".quotedForPrompt }
        if !names.isEmpty { values["names"] = names.joined(separator: ", ") }
        return try await interviewer.ask(
            Question(
                subject: request.subject, instructions: book.instructions(for: request.audience),
                wordings: [book.rewrite.text(values)], schema: schema, schemaName: "rewrite",
                replyTokens: Self.tokens, read: read))
    }

    /// The names in the refused direction.
    private var keptNames: [String] { request.shown.filter(request.direction.contains) }

    @Sendable
    private func read(_ value: JSONValue) throws -> String {
        let text = try value.decoded(as: Answer.self).direction.whiteSpaceFolded
        var problems = validator.problems(inTexts: [("direction", text)], at: "", audience: request.audience)
        if text.hasPromptSigns {
            problems.append(SpecProblem("direction", "has signs that prompts are marked with"))
        }
        if text == request.direction.whiteSpaceFolded {
            problems.append(SpecProblem("direction", "has the words that were refused; say the same in others"))
        }
        problems += keptNames.filter { !text.contains($0) }.map {
            SpecProblem("direction", "does not name “\($0)”, who is in the scene")
        }
        problems += request.others.filter { !request.direction.contains($0) && text.contains($0) }.map {
            SpecProblem("direction", "names “\($0)”, who is not in the scene")
        }
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return text
    }
}
