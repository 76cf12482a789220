import Domain

extension PanelStatus {
    /// Statuses as text values of SQL, for `=` and within `IN (…)`.
    static func list(_ statuses: PanelStatus...) -> String {
        statuses.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }
}
