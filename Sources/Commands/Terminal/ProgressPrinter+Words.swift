import Domain
import Media
import Pipeline

extension ProgressPrinter {
    /// The line to print for an event; nil if it prints none.
    func words(at event: RunEvent) -> String? {
        switch event {
        case .began(let run, let stories) where isVerbose: "run \(run): \(Counted.stories(stories))"
        case .limits(let limits, let deadline): words(of: limits, deadline: deadline)
        case .stage(let stage) where isVerbose: stage.rawValue
        case .read(let story) where isVerbose: "read “\(story.title.singleLine)”"
        case .planned(let story, let pages, let backend, _):
            "planned “\(story.title.singleLine)”: \(Counted.pages(pages)) (\(backend))"
        case .paused(let person): "paused by \(person.singleLine); “nightpress resume” lets it go on"
        case .resumed: "resumed"
        case .illustrating(let pictures, _, let pass) where pictures > 0 && !terminal.isInteractive:
            "drawing \(Counted.pictures(pictures))" + (pass?.size.map { " in \($0)" } ?? "")
                + (pass.map { ", pass \($0.number) of \($0.count)" } ?? "")
        case .finished(let panel, .drawn(let status, _)) where isVerbose && !terminal.isInteractive:
            "\(status.rawValue) “\(panel.story.title.singleLine)” page \(panel.page)"
        case .exported(let path): "wrote \(path.onOneLine)"
        default: nil
        }
    }

    /// `limits: deadline 06:00, 500 images; 3 h 12 min to the deadline`
    private func words(of limits: [String], deadline: Double?) -> String {
        let left = deadline.map { $0 - now() }.flatMap { $0 > 0 ? $0 : nil }
        return "limits: \(limits.joined(separator: ", "))"
            + (left.map { "; \(TimeText.span($0)) to the deadline" } ?? "")
    }
}
