import Domain
import LibraryStore

/// Why a picture would be drawn. Raw values are stable.
package enum PictureCause: String, CaseIterable, Hashable, Sendable {
    /// A person asked for it.
    case asked
    /// Its page is not planned yet.
    case new
    case pending
    /// A run died while it was drawn.
    case interrupted
    /// Its file is gone or damaged.
    case lost
    /// It failed before.
    case failed
    /// A built-in picture stands in for it.
    case placeholder
    /// It would come out otherwise now.
    case stale
    /// It is there, and comes again in the size of a later pass.
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
