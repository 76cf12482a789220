import Domain
package import Prompts

/// All plots that the built-in writer knows. There is at least one for every story in each of its languages.
package struct StoryPlots: Sendable {
    private let plots: [PlotFile]
    /// By language.
    private let shared: [String: PlotFile]

    /// A user's own files are checked; those that are compiled in are correct.
    package init(_ prompts: Prompts) throws(PromptsError) {
        var plots: [PlotFile] = []
        var shared: [String: PlotFile] = [:]
        for file in prompts.plots {
            let reader = PlotFileReader(file.bytes, name: file.name, isChecked: !file.isCompiledIn)
            guard reader.problems.isEmpty else {
                let reasons = reader.problems.map { "line \($0.line): \($0.reason)" }
                throw .malformed(file: "plots/\(file.name).txt", reason: reasons.joined(separator: "; "))
            }
            if reader.file.isShared {
                shared[reader.file.language] = reader.file
            } else {
                plots.append(reader.file)
            }
        }
        self.plots = plots
        self.shared = shared
        for language in StoryParameters.builtInLanguages {
            for hasBranches in [false, true] where !plots.contains(where: { $0.fitsAll(language, hasBranches) }) {
                throw .malformed(
                    file: "plots",
                    reason:
                        "no plot in “\(language)” without a subject \(hasBranches ? "has" : "is without") “branches: yes”; "
                        + "keep one under its name")
            }
        }
    }

    func shared(in language: String) -> PlotFile { shared[language] ?? PlotFile(name: "shared-\(language)") }

    /// The plots for a story: those of its subject if it has one, of these those of its theme. Those that show its lesson
    /// come before others.
    func plots(for parameters: StoryParameters, _ subject: StorySubject?, in language: String) -> [PlotFile] {
        let all = plots.filter { $0.language == language && $0.hasBranches == (parameters.branching != nil) }
        let own = all.filter { subject != nil && $0.subject == subject?.plotSubject }
        let plain = all.filter { $0.subject == nil }
        let fits = { (plot: PlotFile) in
            parameters.theme == .neutral || plot.themes.isEmpty || plot.themes.contains(parameters.theme)
        }
        let candidates = [own.filter(fits), own, plain.filter(fits), plain].first { !$0.isEmpty } ?? []
        let words = (parameters.lesson ?? "").lowercased().split { !$0.isLetter }
        let showing = candidates.filter { plot in
            plot.lessons.contains { stem in words.contains { $0.hasPrefix(stem) } }
        }
        return showing.isEmpty ? candidates : showing
    }
}

extension PlotFile {
    /// Whether it can be used for every story of a language, with or without choices.
    fileprivate func fitsAll(_ language: String, _ hasBranches: Bool) -> Bool {
        self.language == language && self.hasBranches == hasBranches && subject == nil
    }
}
