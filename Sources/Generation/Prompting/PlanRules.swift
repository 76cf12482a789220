package import Domain
import Foundation
package import Prompts

/// The rules for plans, from the prompts folder.
package struct PlanRules: Sendable {
    package let validator: PlanValidator
    package let ratings: RatingWords
    package let priorityWords: PriorityWords

    package init(prompts: Prompts) throws(PromptsError) {
        ratings = try Self.decode(.ratings, in: prompts)
        priorityWords = try Self.decode(.priorityWords, in: prompts)
        do {
            let schema = try JSONSchema(parsing: prompts[.pageSpecSchema])
            validator = PlanValidator(schema: schema, ratings: ratings)
        } catch {
            throw .malformed(file: Prompts.File.pageSpecSchema.rawValue, reason: "\(error)")
        }
    }

    private static func decode<Value: Decodable>(
        _ file: Prompts.File, in prompts: Prompts
    ) throws(PromptsError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(prompts[file]))
        } catch {
            throw .malformed(file: file.rawValue, reason: "\(error)")
        }
    }
}
