import Domain

extension PanelStatus {
    /// As it is where no run goes on: what one had in hand that died is to be drawn.
    var atRest: PanelStatus {
        switch self {
        case .scheduled, .generating, .retrying: .pending
        case .pending, .ready, .placeholder, .failed, .cancelled: self
        }
    }
}

extension [PanelStatus: Int] {
    /// Likewise.
    var atRest: Self { Dictionary(map { ($0.key.atRest, $0.value) }, uniquingKeysWith: +) }
}
