import Generation
import LibraryStore

/// Notices on pages without a new picture, with the reason that their backend gave.
extension PanelDrawer {
    func post(_ error: GenerationError, of backend: String, at builder: PictureRequestBuilder) {
        post(error, of: backend, at: builder, builder.panel.shownSize == nil ? "is a placeholder" : "keeps its picture")
    }

    /// Where the run is over before a backend has answered: which backend was about to be asked again.
    func postPendingRetry(after last: AttemptRecord?, at builder: PictureRequestBuilder) {
        guard let last, let error = last.error, error.kind == .transient || error.kind == .busy else { return }
        post(error, of: last.backend, at: builder, "is left")
    }

    /// Once for each backend and kind of error: the report has them all.
    private func post(
        _ error: GenerationError, of backend: String, at builder: PictureRequestBuilder, _ outcome: String
    ) {
        guard posted.isNew("\(backend) \(error.kind)") else { return }
        run.notices.post("\(builder.place) \(outcome): \(backend) failed: \(error)")
    }
}
