package import Domain

/// What a person can do about missing or failed pages: a command, and the words before it.
package struct NextStep: Hashable, Sendable {
    package var purpose: String
    package var command: String

    /// `refused` is the number of pages that all backends refused. `libraryOption` is appended to every command and begins with a space. `pipelines` are the pipeline files of
    /// unfinished work, as the user can type them.
    package static func steps(
        for panels: [PanelStatus: Int], refused: Int = 0, pipelines: [String], libraryOption: String
    ) -> [NextStep] {
        var steps: [NextStep] = []
        let retry = "nightpress retry\(libraryOption)"
        if panels[.failed, default: 0] > 0 {
            steps.append(NextStep(purpose: "Draw failed pages again with", command: retry))
        } else if panels[.cancelled, default: 0] > 0 {
            steps.append(NextStep(purpose: "Get cancelled pages back with", command: retry))
        }
        if panels[.placeholder, default: 0] > refused {
            let command = "nightpress retry --placeholders\(libraryOption)"
            steps.append(NextStep(purpose: "Draw placeholders again with", command: command))
        }
        if refused > 0 {
            let pages = Counted.pages(refused)
            steps.append(
                NextStep(
                    purpose: "All backends refused \(pages); request one in other words with",
                    command: "nightpress regenerate NAME --direction TEXT\(libraryOption)"))
        }
        if !pipelines.isEmpty {
            let command = "nightpress run \(pipelines.joined(separator: " "))\(libraryOption)"
            steps.append(NextStep(purpose: "Go on with", command: command))
        }
        return steps
    }
}
