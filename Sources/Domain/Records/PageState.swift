/// What the status of a panel comes to.
package enum PageState: String, CaseIterable, CodingKeyRepresentable, Sendable {
    case ready
    case failed
    case placeholder
    /// Never drawn, for whatever reason.
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
