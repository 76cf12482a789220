import Domain
import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Text in pipelines, files and command lines that contains terminal control sequences.
struct HostileTextTests {
    private static let hostile = "x\u{1B}[31my\u{1B}]0;z\u{7}\u{9B}2J\u{202E}"

    private static func isInert(_ outcome: BuiltProgram.Outcome) -> Bool {
        (outcome.output + outcome.messages).unicodeScalars.allSatisfy {
            $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
        }
    }

    @Test(arguments: [
        #"size: "\e[31mRED\e]0;pwn\a\x9b2J""#, #"style: "\e[31mred""#, #""\e[31mno such key": 1"#,
        #"images: ["\e[31mred"]"#,
    ])
    func ofAPipelineAreInert(line: String) async throws {
        let work = try WorkFolder()
        try work.folder.write("The fox sat.", to: "tales/fox.md")
        try work.folder.write(
            """
            collection: "Tales \\e[31m"
            stories: [{ file: fox.md }, { file: "\\e[31mx.md" }]
            \(line)

            """, to: "tales/pipeline.yaml")
        for command in ["validate", "run", "doctor"] {
            let outcome = try await BuiltProgram.run([command, "tales"], in: work.path)
            #expect(outcome.output + outcome.messages != "")
            #expect(Self.isInert(outcome), "\(command): \(outcome)")
        }
    }

    @Test func ofACommandLineAreInert() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 1, size: "64x112")
        try work.folder.write("no book", to: "\(Self.hostile).epub")
        #expect(try await BuiltProgram.run(["run", "nightly", "-q"], in: work.path).code == 0)
        let names = [
            ["log"], ["status"], ["retry"], ["remove"], ["export"], ["cancel"], ["regenerate"], ["report", "--run"],
            ["export", "--output", "library/x", "--run"], ["export", "--format"], ["run", "--deadline"], ["run"],
            ["validate"], ["verify", "--library"], ["clean", "--library"], ["status", "--library"],
            ["status", "--json", "--library"], [],
        ]
        for words in names {
            let outcome = try await BuiltProgram.run(words + [Self.hostile], in: work.path)
            #expect(outcome.code != 0)
            #expect(Self.isInert(outcome), "\(words): \(outcome)")
        }
        let book = try await BuiltProgram.run(["verify-bundle", "\(Self.hostile).epub"], in: work.path)
        #expect(book.code == 20 && Self.isInert(book), "\(book)")
        let option = try await BuiltProgram.run(["run", "--\(Self.hostile)"], in: work.path)
        #expect(option.code == 2 && Self.isInert(option), "\(option)")
    }

    /// A name in other bytes would be that of another file.
    @Test func otherBytesThanUTF8AreRefused() async throws {
        let work = try WorkFolder()
        let printed = try await BuiltProgram.shell(
            "\(BuiltProgram.path) new \"$(printf 'a\\377b')\"; echo $?; ls", in: work.path)
        #expect(printed == "error: “a\u{FFFD}b” is not UTF-8 text; rename the file, or type the word in UTF-8\n2\n")
    }

    /// Names of the library, the pipeline's folder and a story, with line breaks and control characters anywhere.
    @Test(arguments: Soak.seeds(1...30, otherwise: 3)) func ofNamesAreOnOneLine(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = ["\n", "\r", "\u{1B}[31m", "\u{9B}2J", "\u{202E}", "\u{7}", "\u{85}", "\u{2028}", "\t", " ", "狐"]
        func name(_ word: String) -> String {
            word + (0..<4).map { _ in parts.randomElement(using: &random) ?? "" }.joined() + "\n\(word)-end"
        }
        let (library, folder, story) = (name("library"), name("tales"), name("story"))
        let work = try WorkFolder()
        try work.folder.write("The fox sat. The owl came.", to: "\(folder)/\(story).txt")
        let file = story.unicodeScalars.map { "\\U" + hexadecimal($0.value, digits: 8) }.joined()
        try work.folder.write(
            "collection: Tales\nstories: [{ file: \"\(file).txt\" }]\nsize: 64x64\nexport: [epub]\n",
            to: "\(folder)/pipeline.yaml")
        let commands = [
            ["status"], ["run", folder], ["run", folder], ["status", "--verbose"], ["verify"], ["log"], ["report"],
            ["export", "--output", name("out")], ["clean"], ["doctor", folder], ["run", name("lost")],
            ["validate", folder], ["verify-bundle", name("book")], ["retry"], ["book", "\(folder)/\(story).txt"],
            ["import", "\(folder)/\(story).txt", "--output", name("in")], ["new", name("new")], ["cancel"],
        ]
        for words in commands {
            let hasLibrary = !["validate", "verify-bundle", "import", "new"].contains(words[0])
            let outcome = try await BuiltProgram.run(
                words + (hasLibrary ? ["--library", library] : []), in: work.path)
            #expect(Self.isInert(outcome), "\(words): \(outcome)")
            let lines = (outcome.output + outcome.messages).split(separator: "\n")
            // The end of a name never begins a line.
            #expect(
                !lines.contains { line in
                    line.wholeMatch(of: /(error: |note: )?(library|tales|story|out|lost|book|in|new)-end.*/) != nil
                }, "\(words): \(lines)")
            #expect(![40, 132, 133, 134, 139].contains(outcome.code), "\(words): \(outcome)")
        }
    }

    private func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
