import Domain
import LibraryStore
import Pipeline
import Reports

/// The result for one requested page.
struct PageRequestOutcome: Encodable {
    enum Outcome: String, Encodable {
        case drawn
        /// Drawn and stored beside the picture that the page shows.
        case tried
        case restored
        /// The page shows the same picture as before.
        case kept
        case placeholder
        case failed
        case cancelled
        /// Not drawn yet.
        case waiting
    }

    private enum CodingKeys: String, CodingKey {
        case name = "page"
        case outcome = "result"
        case picture, backend
    }

    var name: String
    var outcome: Outcome
    /// Relative to the library.
    var picture: String?
    var backend: String?
    /// Whether it is one of several pictures of its page.
    var isPanel = false

    init(name: String, outcome: Outcome, picture: StoredPicture?) {
        self.name = name
        self.outcome = outcome
        self.picture = picture?.path
        backend = picture?.backend
    }

    /// `panel` is its state after the run. `tried` is the picture that the run stored beside the shown one.
    init(_ panel: PanelRecord, name: String, run: RunID?, tried: StoredPicture?) {
        let outcome: Outcome =
            switch panel.status {
            case _ where tried != nil: .tried
            case _ where panel.queue == .asked || panel.isInProgress: .waiting
            case .failed: .failed
            case .cancelled: .cancelled
            case .placeholder: .placeholder
            case .ready where run != nil && panel.drawnRun == run: .drawn
            case .ready: .kept
            case .pending, .scheduled, .generating, .retrying: .waiting
            }
        self.init(name: name, outcome: outcome, picture: tried ?? panel.picture)
    }

    var isAsRequested: Bool { [.drawn, .tried, .restored].contains(outcome) }

    /// Why the page is not as requested; nil if it is.
    var shortcoming: String? {
        switch outcome {
        case .drawn, .tried, .restored: nil
        case .kept: "\(name) keeps its picture: nothing better came"
        case .placeholder: "\(name) shows a placeholder"
        case .failed: "\(name) failed; see the report for the reasons"
        case .cancelled: "\(name) was cancelled meanwhile"
        case .waiting: "\(name) is still to be drawn"
        }
    }
}
