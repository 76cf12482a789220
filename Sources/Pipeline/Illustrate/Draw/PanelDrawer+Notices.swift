import Domain
import Generation
import LibraryStore

/// Notices on pages without a new picture, with the reason from their backend.
extension PanelDrawer {
    /// Posts nothing if the last attempt made a picture.
    func post(_ last: Attempt?, at builder: PictureRequestBuilder) {
        guard let last, case .failed(let kind) = last.outcome else { return }
        post(last, kind, at: builder, builder.panel.shownSize == nil ? "is a placeholder" : "keeps its picture")
    }

    /// If the run ends before a backend has answered, posts which backend was to be asked again.
    func postPendingRetry(after last: Attempt?, at builder: PictureRequestBuilder) {
        guard let last, case .failed(let kind) = last.outcome, kind == .transient || kind == .busy else { return }
        post(last, kind, at: builder, "is left")
    }

    /// Posts once for each backend and error kind. The report contains all errors.
    private func post(_ attempt: Attempt, _ kind: ErrorKind, at builder: PictureRequestBuilder, _ end: String) {
        guard posted.isNew("\(attempt.backend) \(kind)") else { return }
        let error = GenerationError(kind, attempt.message ?? "")
        run.notices.post("\(builder.place) \(end): \(attempt.backend) failed: \(error)")
    }
}
