package import Domain
package import Prompts

/// The rules for plans, from the prompts folder.
package struct PlanRules: Sendable {
    package let validator: PlanValidator
    package let ratings: RatingWords
    package let priorityWords: PriorityWords

    package init(prompts: Prompts) throws(PromptsError) {
        ratings = try prompts.decoded(.ratings)
        priorityWords = try prompts.decoded(.priorityWords)
        validator = PlanValidator(schema: try prompts.schema(.pageSpecSchema), ratings: ratings)
    }
}
