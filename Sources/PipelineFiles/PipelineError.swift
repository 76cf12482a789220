package import Domain

/// Pipeline or story files that cannot be used, with all their problems.
package struct PipelineError: Error, Sendable, CustomStringConvertible {
    package var problems: [Diagnostic]

    package init(_ problems: [Diagnostic]) {
        self.problems = problems
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
