import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform
@testable import Reports

struct IndexPageTests {
    @Test func leadsWithTheOutcomeUnderOneHeading() throws {
        let page = try XMLElements(of: RunReport.everyStatus.html())
        #expect(
            page.named("h1").map(\.text)
                == [
                    "3 of 11 pictures are ready; 2 failed, 1 has a placeholder and 5 are not drawn (1 cancelled); "
                        + "1 input problem, see the notices."
                ])
    }

    @Test func everyLinkArrives() throws {
        let report = RunReport.everyStatus
        let documents = Dictionary(
            uniqueKeysWithValues: try ([("index.html", report.html())] + report.storyDocuments()).map {
                ($0.0, try XMLElements(of: $0.1))
            })
        var arrived = 0
        for (path, document) in documents {
            let names = document.all.compactMap { $0.attributes["id"] }
            #expect(Set(names).count == names.count)
            let up = path == "index.html" ? "" : "../../"
            let files = ["report.css", "run.json", "junit.xml", "attempts.tsv"]
            for link in document.all.compactMap({ $0.attributes["href"] }) where !link.hasPrefix(up + "../../") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let file = parts[0].isEmpty ? path : String(parts[0].dropFirst(up.count))
                if files.contains(file) { continue }
                let target = try #require(documents[file], "\(path) leads to \(link)")
                if parts.count == 2 {
                    #expect(target.all.contains { $0.attributes["id"] == String(parts[1]) }, "\(path) to \(link)")
                }
                arrived += 1
            }
        }
        #expect(arrived > 60)
    }

    @Test func nothingIsAskedOfAnotherMachine() throws {
        let report = RunReport.everyStatus
        for html in [report.html()] + report.storyDocuments().map(\.html) {
            let addresses = try XMLElements(of: html).all.compactMap { $0.attributes["src"] ?? $0.attributes["href"] }
            #expect(addresses.filter { $0.contains("//") } == [])
            #expect(!html.contains("style=\""))
        }
        for text in [try style(), report.html()] {
            #expect(!text.contains("url(") && !text.contains("@import"))
        }
    }

    private func style() throws -> String {
        let folder = try TemporaryFolder()
        try ReportWriter(fileSystem: LocalFileSystem()).write(
            RunReport.everyStatus.outline, to: folder.path
        ) { take in for story in RunReport.everyStatus.stories { try take(story) } }
        return String(decoding: try folder.read("report.css"), as: UTF8.self)
    }

    @Test func theOnlyScriptIsTheOneThatThePolicyLetsRun() throws {
        let report = RunReport.everyStatus
        // Only the script of the first document loads the search data.
        for (html, more) in [(report.html(), " 'strict-dynamic'"), (report.storyDocuments()[0].html, "")] {
            let page = try XMLElements(of: html)
            let script = try #require(page.named("script").first)
            let hex = SHA256Digest(of: script.text).hex
            let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
            let policy = page.named("meta").first { $0.attributes["http-equiv"] != nil }?.attributes["content"]
            #expect(
                policy
                    == "default-src 'none'; img-src 'self' file:; style-src 'self' file:; "
                    + "script-src 'sha256-\(Data(bytes).base64EncodedString())'\(more); "
                    + "base-uri 'none'; form-action 'none'")
            #expect(page.named("script").count == 1)
            #expect(page.all.allSatisfy { $0.attributes["style"] == nil })
        }
    }

    @Test func picturesAreLazyAndHoldTheirPlace() throws {
        let report = RunReport.everyStatus
        let strip = try XMLElements(of: report.html()).named("img")
        let notified = try report.storyDocuments().flatMap { try XMLElements(of: $0.html).named("img") }
        #expect(strip.count == 4 && notified.count == 4)
        for picture in strip + notified {
            #expect(picture.attributes["loading"] == "lazy" && picture.attributes["decoding"] == "async")
            #expect(picture.attributes["width"] != nil && picture.attributes["height"] != nil)
        }
        #expect(notified.allSatisfy { $0.attributes["alt"] == "Mira holds up a lantern." })
        #expect(notified.first?.attributes["src"] == "../../../../images/ab/ab5.png")
    }

    @Test func showsTheWholePictureWhereThereIsNoSmallOne() throws {
        let sources = try XMLElements(of: RunReport.everyStatus.html()).named("img").map { $0.attributes["src"] }
        #expect(
            sources == [
                "../../renditions/ab/ab5.jpg", "../../images/ab/ab6.png", "../../renditions/ab/ab1.jpg",
                "../../renditions/ab/ab1.jpg",
            ])
    }

    @Test func pagesThatFailForOneReasonAreOneConcern() throws {
        let report = RunReport.of(Array(repeating: .placeholder, count: 40), outcome: .placeholders)
        let page = try XMLElements(of: report.html())
        #expect(page.ofClass("concern").count == 1)
        #expect(page.named("summary").map(\.text) == ["40 pages in 1 story"])
        #expect(page.ofClass("numbers").first?.text.split(separator: " ").count == 40)
    }

    @Test func leadsWhatNeedsAPersonWithTheInput() throws {
        var report = RunReport.of([.ready], outcome: .whole)
        report.problems = [
            "tales/a.txt: is UTF-16 text; save it as UTF-8", "tales/b.txt: is UTF-16 text; save it as UTF-8",
        ]
        report.notices = ["gemini was passed over"]
        let page = try XMLElements(of: report.html())
        #expect(page.ofClass("concern").count == 1)
        #expect(page.all.filter { $0.name == "h3" }.first?.text == " 2 problems with the input")
        let lists = page.all.filter { ["problems", "notices"].contains($0.attributes["class"]) }.map(\.text)
        #expect(lists == ["\n" + report.problems.map { $0 + "\n" }.joined(), "\ngemini was passed over\n"])
        #expect(
            page.ofClass("next").map(\.text) == [
                "Fix the input. Go on with nightpress run PIPELINE --library '/srv/night press/library'."
            ])
    }

    @Test(
        arguments: [
            (
                [.failed, .placeholder, .pending],
                "Draw failed pages again with nightpress retry --library L. Draw placeholders again with nightpress retry "
                    + "--placeholders --library L. Go on with nightpress run '/srv/night press/a.yaml' /srv/b.yaml --library L."
            ),
            ([.ready, .cancelled], "Get cancelled pages back with nightpress retry --library L."),
        ] as [([PanelStatus], String)])
    func namesTheCommandsThatGoOn(statuses: [PanelStatus], words: String) throws {
        var report = RunReport.of(statuses, outcome: .failures)
        report.run.pipelines = ["/srv/night press/a.yaml", "/srv/b.yaml"]
        #expect(
            try XMLElements(of: report.html()).ofClass("next").map(\.text) == [
                words.replacing("library L", with: "library '/srv/night press/library'")
            ])
    }

    @Test func pagesThatFailedInAnEarlierRunAreAConcernOfTheirOwn() throws {
        var report = RunReport.of([.placeholder, .placeholder], outcome: .placeholders)
        report.stories[0].pages[0].attempts = []
        report.stories[0].pages[0].formerCause = PageCause(
            .sample("comfy", .failed(.unavailable), message: "500: asleep"), in: .earlier)
        let page = try XMLElements(of: report.html())
        #expect(
            page.ofClass("reason").map(\.text) == ["comfy: unavailable in an earlier run", "comfy: unavailable"])
        #expect(page.named("blockquote").first?.text.contains("500: asleep") == true)
        #expect(
            report.junit().contains(
                "<skipped message=\"placeholder: in an earlier run: comfy, full: unavailable: 500: asleep\"/>"))
        #expect(try report.searched()[0].pages[0].contains("500: asleep"))
    }

    @Test func aWholeRunNeedsNoOne() throws {
        let page = try XMLElements(of: RunReport.of([.ready, .ready], outcome: .whole).html())
        #expect(page.ofClass("attention").isEmpty)
        #expect(page.ofClass("concern").isEmpty)
    }

    @Test func aRunWithoutPagesIsStillAPage() throws {
        let report = RunReport(run: .sample(outcome: .stopped), stories: [], books: [], notices: [])
        let page = try XMLElements(of: report.html())
        #expect(page.named("h1").map(\.text) == ["The run stopped at its limit: there was nothing to draw."])
    }

    @Test(arguments: [
        (3_600.0, "21 November 2026, 02:00 to 03:00 UTC, 1 h 0 min, on press-01"),
        (79_200, "21 November 2026, 02:00 to 22 November 2026, 00:00 UTC, 22 h 0 min, on press-01"),
    ])
    func namesTheDayOfTheEndWhereItIsAnother(seconds: Double, text: String) throws {
        var report = RunReport.everyStatus
        report.run.finished = report.run.started + seconds
        #expect(try XMLElements(of: report.html()).ofClass("when").map(\.text) == [text])
    }

    @Test(arguments: [
        (812, "812 bytes"), (1000, "1.0 kB"), (99_960, "100.0 kB"), (4_249_999, "4.2 MB"), (4_250_000, "4.3 MB"),
        (12_345_678_901, "12.3 GB"),
    ])
    func writesBookSizesForPeople(bytes: Int, text: String) throws {
        var report = RunReport.everyStatus
        report.books = [StoredBundle.sample("B", "CBZ", "b.cbz", bytes: bytes)]
        #expect(try XMLElements(of: report.html()).ofClass("formats").map(\.text) == ["CBZ \(text): B"])
    }

    @Test func linksToBooksSurviveSpacesAndLetters() throws {
        var report = RunReport.everyStatus
        report.books = [StoredBundle.sample("É", "EPUB", "bundles/é #1?.epub", bytes: 1)]
        let links = try XMLElements(of: report.html()).named("a").compactMap { $0.attributes["href"] }
        #expect(links.contains("../../bundles/%C3%A9%20%231%3F.epub"))
    }
}
