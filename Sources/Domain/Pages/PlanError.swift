/// A plan that cannot be used, with everything that is wrong with it.
package struct PlanError: Error, Hashable, Sendable, CustomStringConvertible {
    package var problems: [SpecProblem]

    package init(problems: [SpecProblem]) {
        self.problems = problems
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}
