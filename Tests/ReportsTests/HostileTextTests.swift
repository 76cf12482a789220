import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Reports

/// Text of stories, pipelines and servers is never interpreted as markup.
struct HostileTextTests {
    static let texts = [
        "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "]]>&lt;",
        "<!-- --><style>*{display:none}</style>", "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}txt.exe\u{202C}\u{2067}",
        "&#60;b&#62;",
        "nul\u{0} ff\u{FFFF} c1\u{9B}31m", "a\tb\r\nc\u{2028}d", "javascript:alert(1)", "../../../etc/passwd?#%",
    ]

    @Test(arguments: texts)
    func htmlGainsNoElement(text: String) throws {
        let tame = try elements(of: Self.report(saying: "plain"))
        let hostile = try elements(of: Self.report(saying: text))
        let ofText = ["p", "br"]
        #expect(hostile.count { !ofText.contains($0.name) } == tame.count { !ofText.contains($0.name) })
        #expect(hostile.map(\.name).count { $0 == "script" } == 2)
        let links = hostile.compactMap { $0.attributes["href"] ?? $0.attributes["src"] }
        #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("../../") || !$0.contains(":") })
        #expect(hostile.allSatisfy { $0.attributes.keys.allSatisfy { !$0.hasPrefix("on") } })
    }

    /// The elements of all documents.
    private func elements(of report: RunReport) throws -> [XMLElements.Element] {
        try ([report.html()] + report.storyDocuments().map(\.html)).flatMap { try XMLElements(of: $0).all }
    }

    @Test(arguments: texts)
    func searchDataStaysDataOfOneLineAStory(text: String) throws {
        let report = Self.report(saying: text)
        let data = report.searchData()
        #expect(data.split(separator: "\n").count == 3)
        #expect(!data.contains("<"))
        #expect(data.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        let stories = try report.searched()
        #expect(stories.count == 1 && stories[0].pages.count == 2)
    }

    /// Paths contain no zero byte.
    @Test(arguments: texts.map { $0.replacing("\u{0}", with: "") })
    func commandsNameTheLibraryWhateverItIsCalled(text: String) throws {
        let command = try XMLElements(of: Self.report(saying: text).storyDocuments()[0].html).ofClass("command")[0].text
        let words = try #require(command.split(separator: " --library ").last)
        let shown = try #require(Program("bash")).run(
            ["-c", "set -- \(words.dropLast(" Copy ".count)); printf %s \"$#:$1\""]
        ).output
        #expect(shown == "1:\(text)")
    }

    @Test(arguments: texts)
    func junitStaysWhole(text: String) throws {
        let cases = try XMLElements(of: Self.report(saying: text).junit())
        #expect(
            cases.all.map(\.name) == [
                "testsuites",
                "testsuite", "properties", "property", "testcase", "error", "system-out", "system-err",
                "testsuite", "properties", "property", "testcase", "testcase", "failure", "system-out", "system-err",
            ])
        #expect(try JUnitSchema.problems(with: cases) == [])
    }

    @Test(arguments: texts)
    func everyAttemptIsOneRowThatNamesItsPage(text: String) {
        let lines = Self.report(saying: text).attemptLog().split(omittingEmptySubsequences: false) { $0.isNewline }
        #expect(lines.count == 5)
        for line in lines.dropFirst().dropLast() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            #expect(fields.count == 19)
            #expect(["a/b/1", "a/b/2"].contains(fields[8]))
        }
    }

    @Test(arguments: texts)
    func jsonKeepsTheTextAndSteersNoTerminal(text: String) throws {
        let json = try Self.report(saying: text).json()
        let document = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
        #expect(document?["notices"] as? [String] == [text])
        #expect(document?["problems"] as? [String] == [text])
        #expect(
            String(decoding: json, as: UTF8.self).unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            })
    }

    @Test func titlesAndMessagesCannotTurnTheTextAroundThem() throws {
        let text = "\u{2067}drawkcab"
        let blocks = ["dd", "dt", "td"]
        let spoken = try elements(of: Self.report(saying: text)).filter { $0.ownText.contains("\u{2067}") }
        #expect(spoken.count > 20)
        for element in spoken {
            #expect(element.isIsolated || blocks.contains(element.name) && element.text == text, "\(element)")
        }
    }

    static func report(saying text: String) -> RunReport {
        var report = RunReport.of([.ready, .failed], outcome: .failures)
        report.run.host = text
        report.run.library = text
        report.run.collectionTitles = [text]
        report.run.stages = [StageTime(stage: .gather, seconds: 1)]
        report.problems = [text]
        report.notices = [text]
        report.books = [StoredBundle.sample(text, "EPUB", text, bytes: 1)]
        report.stories[0].collectionTitle = text
        report.stories[0].title = text
        report.stories[0].language = text
        report.stories[0].textBackend = text
        for page in report.stories[0].pages.indices {
            report.stories[0].pages[page].text = text
            report.stories[0].pages[page].direction = text
            report.stories[0].pages[page].alt = text
            report.stories[0].pages[page].picture = text
            report.stories[0].pages[page].backend = text
            report.stories[0].pages[page].reasons = [text, text]
            report.stories[0].pages[page].request = text
            report.stories[0].pages[page].earlierPictures = [
                EarlierPicture(
                    number: 1, picture: .sample(text, by: text), reason: .replaced, drawnAt: 1)
            ]
            report.stories[0].pages[page].thumbnail = PictureFacts(path: text, width: 1, height: 1)
            for attempt in report.stories[0].pages[page].attempts.indices {
                report.stories[0].pages[page].attempts[attempt].backend = text
                report.stories[0].pages[page].attempts[attempt].concept = text
                report.stories[0].pages[page].attempts[attempt].message = text
            }
        }
        return report
    }
}
