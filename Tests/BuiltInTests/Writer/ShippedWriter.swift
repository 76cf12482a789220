import Prompts

@testable import BuiltIn

extension StubWriter {
    private static let result = Result { StubWriter(plots: try StoryPlots(Prompts())) }

    /// The writer with the compiled-in plots, read once.
    static var shipped: StubWriter {
        get throws { try result.get() }
    }
}
