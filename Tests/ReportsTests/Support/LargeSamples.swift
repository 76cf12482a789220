@testable import Domain
@testable import Reports

extension RunReport {
    /// A page for each error kind, a page that a backend made after all of them, and one that was given up.
    static var everyError: RunReport {
        var report = RunReport.of(
            ErrorKind.allCases.map { _ in .failed } + [.ready, .failed], outcome: .failures)
        func attempt(_ number: Int, _ outcome: AttemptOutcome) -> Attempt {
            .sample(
                "comfy", outcome, number: number, concept: "a fox with a lantern", seed: UInt64(number),
                started: report.run.started + Double(number), seconds: Double(number),
                message: outcome == .ready ? nil : "the server's words about \(outcome)")
        }
        let failures = ErrorKind.allCases.map(AttemptOutcome.failed)
        for (index, failure) in failures.enumerated() {
            report.stories[0].pages[index].attempts = [attempt(1, failure)]
        }
        report.stories[0].pages[failures.count].attempts = (failures + [.ready]).enumerated().map {
            attempt($0.offset + 1, $0.element)
        }
        report.stories[0].pages[failures.count + 1].deadRuns = 3
        report.comparison = .sample(report)
        return report
    }

    /// A report of a large collection with small pictures and mostly ready pages.
    static func large(pages: Int, stories: Int) -> RunReport {
        var random = SeededGenerator(seed: 5)
        let texts = [
            "The fox looked at the lantern, and the lantern looked at the fox.",
            "“Who is there?” asked Mira. Nobody said anything, for the wood was fast asleep.",
        ]
        let all = (0..<stories).map { index -> StoryReport in
            let count = pages / stories + (index < pages % stories ? 1 : 0)
            let title = "Lantern story number \(index + 1)"
            return StoryReport(
                collection: Slug(title: "Shelf \(index / 60)"), collectionTitle: "Shelf \(index / 60)",
                slug: Slug(title: title), title: title, language: "en", textBackend: "llama",
                pages: (0..<count).map { number in
                    let chance = random.next(below: 100)
                    let status: PanelStatus = chance < 94 ? .ready : chance < 97 ? .placeholder : .failed
                    var page = PageReport.sample(number: number + 1, status: status, isNew: chance < 40)
                    page.text = texts[number % 2] + " " + texts[(number + 1) % 2]
                    page.picture = page.picture.map { _ in "images/aa/aa\(number % 4).png" }
                    page.thumbnail = page.picture.map { _ in
                        PictureFacts(path: "renditions/aa/aa\(number % 64).jpg", width: 146, height: 256)
                    }
                    return page
                })
        }
        var report = RunReport(run: .sample(outcome: .failures), stories: all, books: [], notices: [])
        report.comparison = .sample(report)
        return report
    }
}
