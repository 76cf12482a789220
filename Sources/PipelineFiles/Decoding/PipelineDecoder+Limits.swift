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
