/// Why a plan cannot be used: all its problems.
package struct PlanError: Error, Hashable, Sendable, CustomStringConvertible {
    package var problems: [SpecProblem]

    package init(problems: [SpecProblem]) {
        self.problems = problems
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
