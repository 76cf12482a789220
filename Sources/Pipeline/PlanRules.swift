import Foundation
package import PageSpecs
package import Prompts

/// The rules for plans, read from the prompts folder.
package struct PlanRules: Sendable {
    package let validator: PlanValidator
    package let ratings: RatingWords

    package init(prompts: Prompts) throws(PromptsError) {
        do {
            let schema = try JSONSchema(parsing: prompts[.pageSpecSchema])
            ratings = try JSONDecoder().decode(RatingWords.self, from: Data(prompts[.ratings]))
            validator = PlanValidator(schema: schema, ratings: ratings)
        } catch let error as JSONSchemaError {
            throw .malformed(file: Prompts.File.pageSpecSchema.rawValue, reason: "\(error)")
        } catch {
            throw .malformed(file: Prompts.File.ratings.rawValue, reason: "\(error)")
        }
    }
}
