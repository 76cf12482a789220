/// Where a panel's picture stands.
///
/// `ready` means: the file is there, its SHA-256 is the recorded one, the row is committed. Nothing else is called ready.
package enum PanelStatus: String, CaseIterable, Codable, Sendable {
    case pending
    case scheduled
    case generating
    /// Being drawn by another backend than the first that was asked.
    case retrying
    case ready
    /// A built-in picture stands in for one that no backend would make.
    case placeholder
    case failed
    case cancelled
}

extension PanelStatus: CodingKeyRepresentable {}
