import Foundation
import Media
import PipelineFiles
import Platform
import Reports
import SystemPackage

/// Runs the notify commands at the end of a run. Each gets the whole result as JSON on standard input, and the main
/// facts in its environment.
struct Notifier: Sendable {
    /// Bytes of standard output, which is not used.
    private static let outputLimit = 1_000_000
    /// Bytes of standard error. If a command fails, the message quotes the last line.
    private static let errorLimit = 4096
    private static let lastWordsLimit = 200

    let runner: ChildRunner
    let commands: [NotifyCommand]
    let environment: [String: String]
    /// The commands run in this folder, and relative paths refer to it.
    let workingFolder: FilePath
    var redactor = Redactor()

    /// Runs the commands one after another. Returns a sentence for each command that could not be run or failed.
    func notify(_ ending: RunNotification) async -> [String] {
        let asked = commands.filter { ending.isOccasion($0.occasion) }
        guard !asked.isEmpty, !ending.isUneventful else { return [] }
        var variables = NoticeEnvironment(ending, from: workingFolder, inheriting: environment).variables
        variables[NoticeEnvironment.headline] = redactor.redacted(variables[NoticeEnvironment.headline])
        let document = CommandDocument(
            command: "run", library: ResultDocument.text(ending.library, from: workingFolder), status: ending.status,
            body: ResultDocument(ending, from: workingFolder))
        let input: [UInt8]
        do {
            let json = Array(try JSONText.encode(document).utf8)
            input = redactor.redacted(json: json) ?? json
        } catch {
            return ["no command was notified of the run: its result cannot be written as JSON: \(error)"]
        }
        var problems: [String] = []
        for command in asked {
            if let problem = await problem(of: command, variables, input) {
                problems.append("“\(Self.name(of: command))” was not notified of the run: \(problem)")
            }
        }
        return problems
    }

    private func problem(
        of notice: NotifyCommand, _ variables: [String: String], _ input: [UInt8]
    ) async -> String? {
        let command = Command(
            notice.command[0], Array(notice.command.dropFirst()), environment: variables,
            workingDirectory: workingFolder)
        let limits = CommandLimits(
            time: notice.timeLimit, outputBytes: Self.outputLimit, errorBytes: Self.errorLimit)
        do {
            let result = try await runner.run(command, input: input, limits: limits)
            guard !result.termination.isSuccess else { return nil }
            return "\(result.termination)\(Self.lastWords(result.errorTail))"
        } catch {
            return "\(error)".singleLine
        }
    }

    /// The program's name without its folder.
    private static func name(of notice: NotifyCommand) -> String {
        let program = notice.command[0]
        return (FilePath(program).name ?? program).singleLine
    }

    private static func lastWords(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).map { String($0).singleLine }
        return lines.last { !$0.isEmpty }.map { ", and last wrote “\($0.prefix(lastWordsLimit))”" } ?? ""
    }
}
