@testable package import Domain

extension Rung {
    /// The ladder of a pipeline without a language model.
    package static let withoutLanguageModel = allCases.filter { $0 != .rewritten }
}
