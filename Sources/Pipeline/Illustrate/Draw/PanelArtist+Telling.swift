import Generation
import LibraryStore

/// What becomes of pages, told with the words of the backend that it came of.
extension PanelArtist {
    func tell(_ error: GenerationError, of backend: String, at brief: PanelBrief) {
        tell(error, of: backend, at: brief, brief.panel.shownSize == nil ? "is a placeholder" : "keeps its picture")
    }

    /// Where the run is over before a backend has answered: whom it was about to ask again.
    func tellWhatWasWaitedFor(_ last: AttemptRecord?, at brief: PanelBrief) {
        guard let last, let error = last.error, error.kind == .transient || error.kind == .busy else { return }
        tell(error, of: last.backend, at: brief, "is left")
    }

    /// Once for each backend and kind of error: the report has them all.
    private func tell(_ error: GenerationError, of backend: String, at brief: PanelBrief, _ outcome: String) {
        guard told.isNew("\(backend) \(error.kind)") else { return }
        board.post("\(brief.place) \(outcome): \(backend) failed: \(error)")
    }
}
