/// Which run something is of, seen from the one that is told of.
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
