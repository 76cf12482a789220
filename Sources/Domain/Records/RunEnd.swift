package enum RunEnd: String, CaseIterable, Codable, Sendable {
    case whole
    /// Pages show placeholders, or there are text stand-ins.
    case placeholders
    case failures
    /// A limit of the run was reached.
    case stopped
    case interrupted
    /// An error ended it. The error is the last of its notices.
    case error
    /// It was killed, or crashed. Never stored: it has no recorded end, and its process no longer exists.
    case died

    /// The end of a run that completed all its stages, from the statuses of its panels and the number of text
    /// stand-ins.
    package init(panels: [PanelStatus: Int], textStandIns: Int) {
        let open: [PanelStatus] = [.failed, .pending, .scheduled, .generating, .retrying, .cancelled]
        if open.contains(where: { panels[$0, default: 0] > 0 }) {
            self = .failures
        } else if panels[.placeholder, default: 0] > 0 || textStandIns > 0 {
            self = .placeholders
        } else {
            self = .whole
        }
    }
}
