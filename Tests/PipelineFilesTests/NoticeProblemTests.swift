import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Messages about `notify:` in a pipeline file, word for word: `LINE:COLUMN: text`.
struct NoticeProblemTests {
    private static let words =
        "must be a list: the program and each of its arguments, such as “[notify-mail, anna@example.org]”; no shell takes it apart"

    private static let cases: [(yaml: String, problems: [String])] = [
        ("notify: mail.sh", ["4:9: “notify” is “mail.sh”, \(words)"]),
        ("notify: []", ["4:9: “notify” is empty; name at least the program"]),
        ("notify: [a, [b]]", ["4:13: “notify” is a list, must be text"]),
        (
            "notify: { comand: [a] }",
            [
                "4:9: “command:” of “notify” is missing: the program and its arguments, as a list",
                "4:11: unknown key “comand”; did you mean “command”?",
            ]
        ),
        (
            "notify: { when: always }",
            ["4:9: “command:” of “notify” is missing: the program and its arguments, as a list"]
        ),
        ("notify: { command: a b }", ["4:20: “command” is “a b”, \(words)"]),
        ("notify: { command: [a], when: troubles }", ["4:31: “when” is “troubles”; did you mean “trouble”?"]),
        (
            "notify: { command: [a], when: never }",
            ["4:31: “when” is “never”; it takes “always”, “trouble”, “failure”"]
        ),
        (
            "notify: { command: [a], timeout: 0 }",
            ["4:34: “timeout” is “0”, must be a whole number from 1 to 3600"]
        ),
        ("notify: [{ command: [a] }, { command: [] }]", ["4:39: “command” is empty; name at least the program"]),
        (
            "notify: [[a], [b], [c], [d], [e], [f], [g], [h], [i]]",
            ["4:9: “notify” lists 9 commands, at most 8"]
        ),
    ]

    @Test(arguments: cases)
    func saysWhatIsWrongAndWhere(yaml: String, problems: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)", to: "pipeline.yaml")
        try folder.write("A fox sat in the forest.", to: "a.md")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        }
        #expect(error?.problems.map { String($0.description.dropFirst(path.string.count + 1)) } == problems)
    }

    @Test(arguments: [
        ("", []),
        ("notify: [mail, a@b]", [NotifyCommand(command: ["mail", "a@b"])]),
        ("notify: { command: [mail] }", [NotifyCommand(command: ["mail"])]),
        (
            "notify: { command: [mail], when: trouble, timeout: 5 }",
            [NotifyCommand(command: ["mail"], occasion: .trouble, timeLimit: .seconds(5))]
        ),
        (
            "notify:\n  - { command: [mail, a@b], when: failure }\n  - [desktop]",
            [NotifyCommand(command: ["mail", "a@b"], occasion: .failure), NotifyCommand(command: ["desktop"])]
        ),
    ])
    func readsWhoIsSpokenTo(yaml: String, notices: [NotifyCommand]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)\n", to: "pipeline.yaml")
        #expect(
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path).notices
                == notices)
    }
}
