import Domain
package import Prompts

/// All templates, schemas and phrases for questions to a language model, read and checked once.
package struct PromptBook: Sendable {
    let planner: PromptTemplate
    let cast: PromptTemplate
    let page: PromptTemplate
    let writer: PromptTemplate
    let story: PromptTemplate
    let passage: PromptTemplate
    let growth: PromptTemplate
    let rewrite: PromptTemplate
    let correction: PromptTemplate
    let gentler: PromptTemplate
    let castSchema: JSONValue
    let pageSchema: JSONValue
    let storySchema: JSONValue
    let passageSchema: JSONValue
    let growthSchema: JSONValue
    let rewriteSchema: JSONValue
    let replies: ReplyParser

    package init(_ prompts: Prompts) throws(PromptsError) {
        planner = try PromptTemplate(.planner, in: prompts, required: ["ages", "rating"])
        cast = try PromptTemplate(
            .cast, in: prompts, required: ["sentences", "most"],
            optional: ["title", "language", "part", "known", "schema"])
        page = try PromptTemplate(
            .page, in: prompts, required: ["sentences", "cast", "first", "least", "most", "page"],
            optional: ["title", "language", "previous", "before", "schema"])
        writer = try PromptTemplate(.writer, in: prompts, required: ["age", "rating"], optional: ["sentenceAdvice"])
        story = try PromptTemplate(
            .story, in: prompts, required: ["hero", "language", "words"],
            optional: ["kind", "theme", "about", "lesson", "fewest", "most", "paragraphs", "schema"])
        passage = try PromptTemplate(
            .passage, in: prompts, required: ["passage", "hero", "language", "words", "choices"],
            optional: [
                "title", "untitled", "kind", "theme", "about", "lesson", "chosen", "before", "state", "joined",
                "decision", "given", "ending", "fewest", "most", "schema",
            ])
        growth = try PromptTemplate(
            .growth, in: prompts, required: ["count", "collection", "language", "heroes", "goals"],
            optional: ["known", "schema"])
        rewrite = try PromptTemplate(
            .rewrite, in: prompts, required: ["direction", "most"], optional: ["names", "schema"])
        correction = try PromptTemplate(.correction, in: prompts, required: ["problems"])
        gentler = try PromptTemplate(.gentler, in: prompts, required: [])
        castSchema = try Self.schema(.castSchema, in: prompts, with: [["properties", "characters", "items"]])
        pageSchema = try Self.schema(
            .pageAnswerSchema, in: prompts,
            with: [["properties", "last"], ["properties", "cast", "items", "properties", "character"]])
        storySchema = try Self.schema(.storySchema, in: prompts, with: [["properties", "paragraphs"]])
        passageSchema = try Self.schema(.passageSchema, in: prompts, with: [["properties", "choices"]])
        growthSchema = try Self.schema(
            .growthSchema, in: prompts,
            with: [
                GrowthPlanning.storyList, GrowthPlanning.storyProperties + ["hero"],
                GrowthPlanning.storyProperties + ["goal"],
            ])
        rewriteSchema = try Self.schema(.rewriteSchema, in: prompts, with: [DirectionRewriting.lengthLimit])
        replies = ReplyParser(refusals: try prompts.decoded(.refusals))
    }

    /// The instructions for questions about what is drawn.
    func instructions(for audience: Audience) -> String {
        planner.text(["ages": Self.text(of: audience.ages), "rating": audience.rating.rawValue])
    }

    /// `3` or `3 to 6`.
    static func text(of ages: ClosedRange<Int>) -> String {
        ages.count == 1 ? "\(ages.lowerBound)" : "\(ages.lowerBound) to \(ages.upperBound)"
    }

    /// Reads a schema that can be checked by this program and has the members that each question fills in.
    private static func schema(_ file: Prompts.File, in prompts: Prompts, with paths: [[String]])
        throws(PromptsError) -> JSONValue
    {
        let schema = try prompts.json(file)
        _ = try prompts.schema(file)
        for path in paths where schema[path: path] == nil {
            throw .malformed(file: file.rawValue, reason: "it has no “\(path.joined(separator: "."))”")
        }
        return schema
    }
}
