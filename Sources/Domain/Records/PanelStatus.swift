/// The status of a panel's picture.
///
/// `ready` means: the file exists, its SHA-256 is the recorded one, and the row is committed. No other state is
/// `ready`.
package enum PanelStatus: String, CaseIterable, Codable, Sendable {
    case pending
    case scheduled
    case generating
    /// Being drawn by another backend than the first one.
    case retrying
    case ready
    /// A built-in picture is shown because no backend made one.
    case placeholder
    case failed
    case cancelled
}

extension PanelStatus: CodingKeyRepresentable {}
