import PipelineFixtures

@testable import Domain
@testable import Generation
@testable import Pipeline

/// Runs over three stories, drawn in parallel by an image model.
extension TestRun {
    static func ofThreeStories(export: Bool = false) throws -> TestRun {
        try TestRun(
            stories: Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ("\($0).md", story) }), export: export)
    }

    /// Draws with a new model of width 3. Returns the result and the pictures that the model made.
    func runWithModel(
        limits: RunLimits, price: Amount? = nil,
        script: @escaping @Sendable (Int, ImageRequest) -> ScriptedImageGenerator.Act = { _, _ in .draw }
    ) async throws -> (summary: RunResult, model: ScriptedImageGenerator) {
        let model = ScriptedImageGenerator("model", width: 3, price: price, script: script)
        images = [model]
        return (try await run(limits: limits), model)
    }
}

extension Amount {
    /// For valid amounts in tests.
    static func of(_ text: String) -> Amount { Amount(text) ?? .zero }
}
