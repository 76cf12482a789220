import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

struct HandbookTests {
    @Test func itsFirstPageLeadsToEveryOther() throws {
        let first = try ShownDocument(name: "\(ShownDocument.catalogue)/Nightpress.md").text
        let names = ShownDocument.articles.compactMap { FilePath($0).stem }.filter { $0 != "Nightpress" }
        #expect(names.count >= 10)
        for name in names { #expect(first.contains("<doc:\(name)>"), "\(name)") }
    }

    @Test func theReadmeLeadsToEveryPage() throws {
        let readme = try ShownDocument(name: "README.md").text
        for article in ShownDocument.articles where !article.hasSuffix("/Nightpress.md") {
            #expect(readme.contains("(\(article))"), "\(article)")
        }
    }

    @Test(.enabled(if: DocC.isThere && Program.isInstalled("make"), "the toolchain's docc is not installed"))
    func isBuiltWithoutAWarning() async throws {
        let work = try WorkFolder()
        let said = try await BuiltProgram.shell(
            "PATH='\(ProcessInfo.processInfo.environment["PATH"] ?? "")' "
                + "make -C '\(ProjectFolder.root)' docs DOCS='\(work.path)/docs' && echo done", in: work.path)
        #expect(said.hasSuffix("done\n"), "\(said)")
        #expect(!said.contains("warning:"), "\(said)")
        #expect(try work.files(below: "docs").contains("data/documentation/nightpress/pipelinereference.json"))
    }

    /// A list written by hand becomes outdated with the first new file.
    @Test(arguments: ["prompts/README.md", "\(ShownDocument.catalogue)/WritingPrompts.md"])
    func everyPromptFileIsNamed(_ name: String) throws {
        let text = try ShownDocument(name: name).text
        let files = try ProjectFolder.names(in: "prompts")
            .filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".md") }
        #expect(files.count >= 18)
        for file in files { #expect(text.contains("`\(file)`"), "\(file)") }
    }

    /// Each row of the table of templates names the variables of that template.
    @Test func theVariablesOfTemplatesAreNamed() throws {
        let text = try ShownDocument(name: "\(ShownDocument.catalogue)/WritingPrompts.md").text
        let rows = text.matches(of: /(?m)^\| `([a-z]+)\.mustache` \| (.+) \|$/)
        #expect(rows.count == (try ProjectFolder.names(in: "prompts").count { $0.hasSuffix(".mustache") }))
        for row in rows {
            let template = try ProjectFolder.text("prompts/\(row.1).mustache")
            let used = Set(template.matches(of: /\{\{[#^]?([a-zA-Z]+)\}\}/).map { String($0.1) })
            #expect(Set(row.2.matches(of: /`([a-zA-Z]+)`/).map { String($0.1) }) == used, "\(row.1)")
        }
    }
}

/// The documentation compiler of the toolchain, in the same folder as `swift`.
private enum DocC {
    static let isThere: Bool = {
        guard
            let swift = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
                .map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile)
        else { return false }
        let folder = URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
        return FileManager.default.isExecutableFile(atPath: folder.appending(path: "docc").path)
    }()
}
