import Generation
import Yams

/// The commands that run at the end of a run.
extension PipelineDecoder {
    private static let noticeKeys = ["command", "when", "timeout"]
    /// The maximum number of commands. Each may take its full time limit at the end of a run.
    private static let noticeLimit = 8
    private static let noticeExample = "notify-mail, anna@example.org"

    /// A list of words is one command. A mapping is one command with further settings. A list of lists or mappings is
    /// several commands.
    mutating func notices(_ node: Node?) -> [NotifyCommand] {
        guard let node else { return [] }
        guard let items = node.sequence, !items.isEmpty, items.allSatisfy({ $0.scalar == nil }) else {
            return notice(node).map { [$0] } ?? []
        }
        guard items.count <= Self.noticeLimit else {
            yaml.note(node, "“notify” lists \(items.count) commands, at most \(Self.noticeLimit)")
            return []
        }
        return items.compactMap { notice($0) }
    }

    private mutating func notice(_ node: Node) -> NotifyCommand? {
        guard case .mapping = node else {
            let words = command(node, called: "notify", example: Self.noticeExample)
            return words.isEmpty ? nil : NotifyCommand(command: call(words).line)
        }
        guard let members = yaml.mapping(node, called: "notify", keys: Self.noticeKeys) else { return nil }
        guard members["command"] != nil else {
            yaml.note(node, "“command:” of “notify” is missing: the program and its arguments, as a list")
            return nil
        }
        let words = command(members["command"], called: "command", example: Self.noticeExample)
        let occasion = yaml.choice(members["when"], called: "when", of: NotifyCommand.NotifyCondition.self)
        let seconds = yaml.integer(members["timeout"], called: "timeout", within: NotifyCommand.timeLimits)
        guard !words.isEmpty else { return nil }
        return NotifyCommand(
            command: call(words).line, occasion: occasion ?? .always,
            timeLimit: .seconds(seconds ?? NotifyCommand.standardTime))
    }
}
