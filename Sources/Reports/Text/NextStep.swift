package import Domain

/// What a person can do about missing or failed pages: a command, and the words before it.
package struct NextStep: Hashable, Sendable {
    package var purpose: String
    package var command: String

    /// `refused` is the number of pages that all backends refused. `libraryOption` is appended to every command and
    /// begins with a space. `shard` is that of the library. `pipelines` are the pipeline files of unfinished work, as the
    /// user can type them.
    package static func steps(
        for panels: [PanelStatus: Int], refused: Int = 0, textStandIns: Int, pipelines: [String],
        shard: Shard? = nil, libraryOption: String
    ) -> [NextStep] {
        var steps: [NextStep] = []
        let retry = "nightpress retry\(libraryOption)"
        if panels[.failed, default: 0] > 0 {
            steps.append(NextStep(purpose: "Draw failed pages again with", command: retry))
        } else if panels[.cancelled, default: 0] > 0 {
            steps.append(NextStep(purpose: "Get cancelled pages back with", command: retry))
        }
        let purpose: String? =
            switch (panels[.placeholder, default: 0] > refused, textStandIns > 0) {
            case (true, true): "Draw placeholders again, and have text stand-ins made by a language model, with"
            case (true, false): "Draw placeholders again with"
            case (false, true): "Have text stand-ins made by a language model with"
            case (false, false): nil
            }
        if let purpose {
            steps.append(NextStep(purpose: purpose, command: "nightpress retry --placeholders\(libraryOption)"))
        }
        if refused > 0 {
            let pages = Counted.pages(refused)
            steps.append(
                NextStep(
                    purpose: "All backends refused \(pages); request one in other words with",
                    command: "nightpress regenerate NAME --direction TEXT\(libraryOption)"))
        }
        if refused > 0, panels[.placeholder, default: 0] <= refused {
            steps.append(
                NextStep(
                    purpose: "After a change of prompts, models or settings, draw refused pages again with",
                    command: "nightpress retry --placeholders\(libraryOption)"))
        }
        if !pipelines.isEmpty {
            let command = "nightpress run \(pipelines.joined(separator: " "))\(shard.option)\(libraryOption)"
            steps.append(NextStep(purpose: "Go on with", command: command))
        }
        return steps
    }
}
