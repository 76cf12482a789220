import Domain
import Yams

/// Limits that end a run before all its work is done.
extension PipelineDecoder {
    mutating func limits(_ node: Node?) -> RunLimits {
        let keys = RunLimit.allCases.map(\.rawValue)
        guard let node, let members = yaml.mapping(node, called: "limits", keys: keys) else { return RunLimits() }
        return RunLimits(
            deadline: value(members["deadline"], called: "deadline", form: Deadline.form, Deadline.init),
            images: yaml.integer(members["images"], called: "images", within: RunLimits.imageLimits),
            failures: value(members["failures"], called: "failures", form: FailureLimit.form, FailureLimit.init),
            cost: amount(members["cost"], called: "cost"))
    }

    /// How long to wait for backends that do not answer.
    mutating func outageLimits(in members: [String: Node]) -> OutageLimits {
        func duration(_ key: String) -> Duration? {
            value(members[key], called: key, form: Duration.form) { Duration(text: $0) }
        }
        let usual = OutageLimits()
        return OutageLimits(
            handover: duration("handover") ?? usual.handover, patience: duration("patience") ?? usual.patience,
            startPatience: duration("start-patience") ?? usual.startPatience)
    }

    mutating func amount(_ node: Node?, called name: String) -> Amount? {
        value(node, called: name, form: Amount.form, Amount.init)
    }

    private mutating func value<Value>(
        _ node: Node?, called name: String, form: String, _ read: (String) -> Value?
    ) -> Value? {
        guard let node else { return nil }
        if let value = node.scalar.flatMap({ read($0.string) }) { return value }
        yaml.note(node, "“\(name)” is \(StrictYAML.excerpt(node)), must be \(form)")
        return nil
    }
}
