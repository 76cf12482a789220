import Domain

extension PanelStatus {
    /// The status after all runs have ended. Panels that a dead run was drawing become pending.
    var atRest: PanelStatus {
        switch self {
        case .scheduled, .generating, .retrying: .pending
        case .pending, .ready, .placeholder, .failed, .cancelled: self
        }
    }
}

extension [PanelStatus: Int] {
    /// The counts by status after all runs have ended.
    var atRest: Self { Dictionary(map { ($0.key.atRest, $0.value) }, uniquingKeysWith: +) }
}
