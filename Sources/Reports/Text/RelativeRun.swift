/// The run that something belongs to, relative to the run of the report.
package enum RelativeRun: String, Sendable {
    case earlier
    case this
    case later

    /// `in an earlier run`; nil for this one.
    var phrase: String? {
        switch self {
        case .earlier: "in an earlier run"
        case .this: nil
        case .later: "in a later run"
        }
    }
}
