/// The state of a page, derived from the status of its panels.
package enum PageState: String, CaseIterable, CodingKeyRepresentable, Sendable {
    case ready
    case failed
    case placeholder
    /// Not drawn, for any reason.
    case undrawn

    package init(_ status: PanelStatus) {
        switch status {
        case .ready: self = .ready
        case .placeholder: self = .placeholder
        case .failed: self = .failed
        case .pending, .scheduled, .generating, .retrying, .cancelled: self = .undrawn
        }
    }
}
