import Domain
import LibraryStore

/// Why a picture would be drawn. Raw values are stable.
package enum PictureCause: String, CaseIterable, Hashable, Sendable {
    /// A user requested it.
    case asked
    /// Its page is not planned yet.
    case new
    case pending
    /// A run died while it drew the picture.
    case interrupted
    /// Its file is missing or damaged.
    case lost
    /// It failed before.
    case failed
    /// Its panel shows a placeholder.
    case placeholder
    /// It would come out differently now.
    case stale
    /// It exists, and is drawn again in the size of a later pass.
    case laterPass = "later-pass"

    init(of panel: DryRunPanel) {
        guard panel.queue != .asked else {
            self = .asked
            return
        }
        guard panel.queue <= .missing else {
            self = .laterPass
            return
        }
        guard let before = panel.before else {
            self = .new
            return
        }
        let wasShown = before.status == .ready || before.status == .placeholder
        self =
            switch before.status {
            case _ where before.isInterrupted: .interrupted
            case _ where wasShown && panel.shownSize == nil: .lost
            case .failed: .failed
            case .placeholder: .placeholder
            case .ready: .stale
            default: .pending
            }
    }
}
