import ArgumentParser
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Commands

struct CommandMentionsTests {
    @Test(arguments: [
        ([], "“nightpress retry”"), (["run", "--library", "books"], "“nightpress retry --library books”"),
        (["run", "--library=a b"], "“nightpress retry --library 'a b'”"),
        (["run", "--library", "a", "--library", "b"], "“nightpress retry --library b”"),
        (["merge", "--into", "all", "1", "2"], "“nightpress retry --library all”"),
    ])
    func namesTheLibraryOfThisInvocation(_ arguments: [String], _ mention: String) {
        let mentions = CommandMentions(arguments: arguments)
        #expect(mentions.completed("draw them with “nightpress retry”, say") == "draw them with \(mention), say")
    }

    @Test func advisesTheOptionThatNamedTheLibrary() {
        let advice = "no library at “all”; make one with “nightpress run”, or name another with --library"
        #expect(
            CommandMentions(arguments: ["merge", "--into=all", "1"]).completed(advice)
                == "no library at “all”; make one with “nightpress run --library all”, or name another with --into")
        #expect(CommandMentions(arguments: ["run", "--library", "all"]).completed(advice).hasSuffix("with --library"))
    }

    @Test(arguments: [
        "“nightpress help COMMAND”", "“nightpress run PIPELINE --library DIR”", "“nightpress” alone",
        "nightpress retry",
    ])
    func leavesOtherTextUnchanged(_ text: String) {
        #expect(CommandMentions(arguments: ["--library", "books"]).completed(text) == text)
    }

    /// Every command that a message of the program names is accepted by the parser, also with a library.
    @Test func everyMentionIsACommandThatWorks() throws {
        var commands: Set<String> = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.path("Sources").string)
        where name.hasSuffix(".swift") && !name.hasSuffix("CommandMentions.swift") {
            let text = try ProjectFolder.text("Sources/\(name)").split(separator: "\n")
                .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
            commands.formUnion(text.matches(of: /“nightpress ([^”]*)”/).map { String($0.1) })
        }
        #expect(commands.count > 20)
        for command in commands.sorted() {
            guard !command.hasPrefix("help") else { continue }
            // What is filled in, or left to the user, becomes a word; an option that is filled in is left out.
            let words = command.replacing(/\\\((?:[^()]|\([^()]*\))*\)/) { _ in "X" }
                .replacing(/retryX/) { _ in "retry" }.replacing(/([A-Za-z]+)X\b/) { "\($0.1)" }
                .replacing("--picture X", with: "--picture 1")
                .split(separator: " ").map { $0 == "NAME" || $0 == "X" ? "tales/fox/1" : String($0) }
            for library in command.contains("--library") ? [[]] : [[], ["--library", "books"]] {
                #expect(throws: Never.self, "nightpress \(command)") {
                    _ = try NightpressCommand.parseAsRoot(words + library)
                }
            }
        }
    }
}
