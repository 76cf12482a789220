import Domain
import Generation
import LibraryStore

/// What becomes of pages, told with the words of the backend that it came of.
extension PanelArtist {
    /// Nothing where the last attempt brought a picture.
    func tell(_ last: Attempt?, at brief: PanelBrief) {
        guard let last, case .failed(let kind) = last.outcome else { return }
        tell(last, kind, at: brief, brief.panel.shownSize == nil ? "is a placeholder" : "keeps its picture")
    }

    /// Where the run is over before a backend has answered: whom it was about to ask again.
    func tellWhatWasWaitedFor(_ last: Attempt?, at brief: PanelBrief) {
        guard let last, case .failed(let kind) = last.outcome, kind == .transient || kind == .busy else { return }
        tell(last, kind, at: brief, "is left")
    }

    /// Once for each backend and kind of error: the report has them all.
    private func tell(_ attempt: Attempt, _ kind: ErrorKind, at brief: PanelBrief, _ end: String) {
        guard told.isNew("\(attempt.backend) \(kind)") else { return }
        let error = GenerationError(kind, attempt.message ?? "")
        board.post("\(brief.place) \(end): \(attempt.backend) failed: \(error)")
    }
}
