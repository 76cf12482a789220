import Mustache
import Prompts

/// A Mustache template with a fixed set of variables. It is refused when it is read if it has an unknown variable or
/// lacks a required one.
struct PromptTemplate: Sendable {
    private let template: MustacheTemplate

    /// The prompt must contain all `required` variables; `optional` ones may be missing.
    init(_ file: Prompts.File, in prompts: Prompts, required: [String], optional: [String] = [])
        throws(PromptsError)
    {
        let text = String(decoding: prompts[file], as: UTF8.self)
        let named = Self.variables(in: text)
        let known = required + optional
        if let stranger = named.first(where: { !known.contains($0) }) {
            throw .malformed(
                file: file.rawValue,
                reason:
                    "it names {{\(stranger)}}, which is none of \(known.map { "{{\($0)}}" }.joined(separator: ", "))")
        }
        if let missing = required.first(where: { !named.contains($0) }) {
            throw .malformed(file: file.rawValue, reason: "it leaves out {{\(missing)}}")
        }
        do {
            template = try MustacheTemplate(string: "{{% CONTENT_TYPE:TEXT}}" + text)
        } catch {
            throw .malformed(file: file.rawValue, reason: Self.reason(error))
        }
    }

    /// A variable without a value is empty, and its section is left out.
    func text(_ values: [String: String]) -> String {
        template.render(values)
    }

    /// Names in tags, without the signs of sections and the third brace.
    private static func variables(in text: String) -> [String] {
        text.split(separator: "{{").dropFirst(text.hasPrefix("{{") ? 0 : 1).compactMap { rest in
            guard let end = rest.firstRange(of: "}}")?.lowerBound else { return nil }
            let name = rest[..<end].drop { "{#^/& ".contains($0) }
            return name.hasPrefix("!") ? nil : String(name.prefix { $0 != " " })
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? MustacheTemplate.ParserError else { return "\(error)" }
        return "line \(error.context.lineNumber): \(error.error)"
    }
}
