import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Reports

/// The description of each page in a story's document.
struct StoryDocumentTests {
    /// The text after a heading of a page's details.
    private func fact(_ name: String, of page: PageReport) throws -> String? {
        var report = RunReport.of([.ready], outcome: .whole)
        report.stories[0].pages = [page]
        let elements = try XMLElements(of: report.storyDocuments()[0].html).all
        guard let heading = elements.firstIndex(where: { $0.name == "dt" && $0.text == name }) else { return nil }
        return elements[heading...].first { $0.name == "dd" }?.text
    }

    private func choice(_ page: PageReport) throws -> String? { try fact("Why this backend", of: page) }

    private func page(_ status: PanelStatus, _ attempts: [Attempt], isNew: Bool = true) -> PageReport {
        var page = PageReport.sample(number: 1, status: status, isNew: isNew)
        page.attempts = attempts
        return page
    }

    @Test func saysWhyAPictureIsByThisBackend() throws {
        let failures: [Attempt] = [
            .sample("sd", .failed(.refused)), .sample("sd", .failed(.refused)), .sample("sd", .failed(.busy)),
            .sample("a", .failed(.busy)),
        ]
        #expect(try choice(page(.ready, [.sample("sd", .ready)])) == "sd was asked first, and drew it")
        #expect(
            try choice(page(.ready, failures + [.sample("comfy", .ready)]))
                == "comfy drew it after this: sd: 2 × refused, busy; a: busy")
        #expect(
            try choice(page(.ready, [.sample("sd", .ready, origin: .cache)]))
                == "sd was not asked: the cache had the same picture")
        #expect(
            try choice(page(.ready, [.sample("sd", .ready, origin: .library)]))
                == "sd was not asked: the library had the same picture")
        #expect(
            try choice(page(.ready, [.sample("sd", .ready, origin: .similar)]))
                == "sd was not asked: a page that is to show nearly the same had a picture")
        #expect(try choice(page(.ready, [])) == "comfy drew it")
        #expect(try choice(page(.ready, [], isNew: false)) == "comfy drew it in an earlier run")
        #expect(
            try choice(page(.ready, [.sample("sd", .failed(.busy))], isNew: false))
                == "comfy drew it in an earlier run, and has its picture still: sd: busy")
    }

    @Test func saysWhatAnotherRunDrew() throws {
        var later = page(.ready, [.sample("sd", .failed(.busy)), .sample("sd", .ready)])
        later.drawnIn = .later
        #expect(try choice(later) == "comfy drew it in a later run; in this one sd: busy")
        #expect(try fact("Seed", of: later) == nil)
    }

    /// A picture drawn in this run that is not shown is among the page's other pictures.
    @Test func takesNothingFromAPictureThatIsNotShown() throws {
        var kept = page(.ready, [.sample("sd", .ready)], isNew: false)
        kept.earlierPictures = [
            EarlierPicture(
                number: 1, picture: .sample("aa", by: "sd"), reason: .tried, drawnAt: nil)
        ]
        #expect(
            try choice(kept)
                == "comfy drew it in an earlier run; what was drawn in this one is among its other pictures")
        #expect(try fact("Seed", of: kept) == nil)
        var tried = Attempt.sample("a", .ready)
        (tried.started, tried.seed) = (1_795_999_999, Seed(7))
        kept.attempts = [.sample("sd", .ready), tried]
        kept.drawnIn = .this
        #expect(try choice(kept) == "sd was asked first, and drew it")
        #expect(try fact("Seed", of: kept) == "1")
    }

    @Test func saysWhyThereIsNoPicture() throws {
        #expect(try choice(page(.failed, [.sample("sd", .failed(.refused))])) == "sd: refused")
        #expect(
            try choice(page(.failed, [])) == "no backend was available, and no placeholder could be drawn")
        #expect(
            try choice(page(.placeholder, [.sample("sd", .failed(.unavailable)), .sample("stub", .ready)]))
                == "a placeholder: sd: unavailable")
        #expect(
            try choice(page(.placeholder, []))
                == "a placeholder: no backend was available")
        var former = page(.placeholder, [])
        former.formerCause = PageCause(.sample("sd", .failed(.refused)), in: .earlier)
        #expect(try choice(former) == "a placeholder: sd: refused in an earlier run")
        #expect(try choice(page(.pending, [])) == "no backend was asked yet")
        #expect(try choice(page(.retrying, [.sample("sd", .failed(.busy))])) == "none yet: sd: busy")
        var dead = page(.failed, [.sample("sd", .failed(.transient))])
        dead.deadRuns = 3
        #expect(try choice(dead) == "given up after 3 runs that died while drawing it")
    }

    @Test func saysWhyAPageIsDrawnSoEarly() throws {
        var early = page(.ready, [])
        early.priority = .high
        early.reasons = ["page 9 comes after the first seven", "strongly visual: gold, storm"]
        #expect(
            try fact("Why this order", of: early)
                == "high: page 9 comes after the first seven; strongly visual: gold, storm")
    }

    @Test func saysWhatAPersonAskedForAndThePicturesBefore() throws {
        var asked = page(.ready, [])
        #expect(try fact("Asked for", of: asked) == nil)
        #expect(try fact("Earlier pictures", of: asked) == nil)
        asked.request = "“a fox in the snow”, drawn anew twice"
        asked.earlierPictures = [
            EarlierPicture(
                number: 1, picture: .sample("aa", by: "sd"), reason: .replaced, drawnAt: 1_795_226_400)
        ]
        #expect(try fact("Asked for", of: asked) == "“a fox in the snow”, drawn anew twice")
        #expect(
            try fact("Earlier pictures", of: asked)
                == "\nPicture 1: 2026-11-21 02:00 UTC, by sd, replaced\n")
    }

    @Test func saysEveryAttemptWithTheServersWords() throws {
        let ladder = try XMLElements(of: RunReport.of([.failed], outcome: .failures).storyDocuments()[0].html)
        let text = try #require(ladder.ofClass("ladder").first?.text)
        for words in ["comfy", "full", "refused", "02:12:00", "30 s", "moderation said", "soft watercolour: Mira"] {
            #expect(text.contains(words), "\(words)")
        }
    }

    @Test func namesTheCommandThatRedrawsAPage() throws {
        let commands = try RunReport.everyStatus.storyDocuments().flatMap {
            try XMLElements(of: $0.html).ofClass("command").map(\.text)
        }
        let library = "--library '/srv/night press/library' Copy "
        #expect(commands.count == 11)
        #expect(
            commands.first == "Draw it nightpress regenerate lanterns-in-the-forest/the-lantern-fox/1 \(library)")
        #expect(commands.count { $0.hasPrefix("Redraw it ") } == 4, "those that have a picture")
        // The second panel of a page, in the form that commands accept.
        #expect(commands[9] == "Redraw it nightpress regenerate tides-tales/le-bateau/1/2 \(library)")
    }

    @Test(arguments: [
        ("library", "library"), ("", "''"), ("night press", "'night press'"), ("it's", #"'it'\''s'"#),
        ("$HOME `ls` \"*\"", "'$HOME `ls` \"*\"'"), ("~/books", "'~/books'"), ("größe", "'größe'"),
        ("a\nb", #"$'a\012b'"#), ("\u{202E}exe", #"$'\342\200\256exe'"#), ("\u{1B}[2J'\\", #"$'\033[2J\'\\'"#),
    ])
    func quotesForShells(library: String, quoted: String) throws {
        var report = RunReport.of([.ready], outcome: .whole)
        report.run.library = library
        let command = try XMLElements(of: report.storyDocuments()[0].html).ofClass("command")[0].text
        #expect(command == "Redraw it nightpress regenerate a/b/1 --library \(quoted) Copy ")
    }

    @Test func leadsToTheStoriesBesideIt() throws {
        let links = try RunReport.everyStatus.storyDocuments().map {
            try XMLElements(of: $0.html).all.filter { $0.attributes["rel"] == "prev" || $0.attributes["rel"] == "next" }
                .compactMap { $0.attributes["href"] }
        }
        #expect(
            links == [
                ["../../stories/tides-tales/le-bateau.html#1"],
                ["../../stories/lanterns-in-the-forest/the-lantern-fox.html#8"],
            ])
    }

    @Test func saysHowAPageStoodInTheRunBefore() throws {
        let fox = try XMLElements(of: RunReport.everyStatus.storyDocuments()[0].html)
        #expect(
            fox.ofClass("change").map(\.text) == [
                "was placeholder in the run before", "was ready in the run before",
            ])
    }
}
