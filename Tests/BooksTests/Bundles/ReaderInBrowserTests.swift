import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain

/// The reader in Chromium.
@Suite(
    .serialized,
    .enabled(
        if: Browser.command != nil,
        "no browser opened the reader: set NIGHTPRESS_CHROMIUM to a command such as “chromium --no-sandbox”"))
struct ReaderInBrowserTests {
    /// Reports text outside its box or over a picture, and what fits into the window.
    private static let lookAtEveryLeaf = """
        const leaves = Array.from(document.querySelectorAll(".leaf"));
        for (const leaf of leaves) {
            await pause();
            for (const box of leaf.querySelectorAll(".text, .names, .about, figcaption")) {
                const figure = box.closest(".panel") ?? leaf.querySelector(".picture");
                const picture = figure?.querySelector("img").getBoundingClientRect();
                const text = box.getBoundingClientRect();
                if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1)
                    say(`${leaf.id}: text leaves its box`);
                if (text.left < 0 || text.right > innerWidth) say(`${leaf.id}: text leaves the window`);
                if (picture && picture.bottom > text.top + 1 && picture.right > text.left + 1)
                    say(`${leaf.id}: text lies over the picture`);
            }
            if (document.documentElement.scrollWidth > innerWidth) say(`${leaf.id}: is wider than the window`);
            if (document.documentElement.scrollHeight <= innerHeight && innerHeight > innerWidth)
                say(`${leaf.id} fits`);
            await press("ArrowRight");
        }
        say(`${leaves.length} leaves`);
        """

    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(inTrueSizeIn: folder)
    }

    /// In addition to the functions of each walk, `place()` returns the address, an arrow, and the shown text.
    private func walk(
        _ book: Book, at address: String = "", width: Int = 1280, height: Int = 800, withAxe axe: Bool = false,
        _ walk: String
    ) throws -> [String] {
        let reader = folder.path.appending("book.reader")
        try ReaderWriter().write(book, to: reader)
        return try #require(try Browser()).walk(
            through: reader.appending("index.html"), at: address, width: width, height: height, withAxe: axe,
            """
            const place = () => {
                const leaves = Array.from(document.querySelectorAll(".leaf"));
                const shown = leaves.filter((leaf) => leaf.getClientRects().length);
                return `${location.hash} → ${shown.map((leaf) => leaf.id).join(", ")}`;
            };
            \(walk)
            """
        ).lines
    }

    /// Prints a reader, optionally without scripts, and returns the number of sheets.
    private func sheets(of reader: FilePath, withScript: Bool) throws -> Int {
        let document = try String(contentsOfFile: reader.appending("index.html").string, encoding: .utf8)
        let printed = reader.appending("print.html")
        let script = "<script src=\"reader.js\"></script>"
        try #require(document.contains(script))
        try (withScript ? document : document.replacing(script, with: ""))
            .write(toFile: printed.string, atomically: false, encoding: .utf8)
        let file = reader.appending("print.pdf")
        try #require(try Browser()).show(printed, in: file)
        return try Data(contentsOf: URL(filePath: file.string)).split(separator: 0x0A)
            .count { $0.elementsEqual("<</Type /Page".utf8) }
    }

    @Test func turnsPagesWithKeys() throws {
        let lines = try walk(
            samples.collection,
            """
            say(place());
            for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "ArrowLeft", "Home",
                               "ArrowLeft", "a"]) {
                await press(key);
                say(`${key} ${place()}`);
            }
            await press("ArrowRight", { altKey: true });
            say(`Alt ${place()}`);
            """)
        #expect(
            lines == [
                " → cover", "ArrowRight #the-lantern-fox/title → the-lantern-fox/title",
                "ArrowRight #the-lantern-fox/1 → the-lantern-fox/1",
                "ArrowLeft #the-lantern-fox/title → the-lantern-fox/title", "End #about → about",
                "ArrowRight #about → about", "ArrowLeft #the-quiet-hill/1 → the-quiet-hill/1", "Home #cover → cover",
                "ArrowLeft #cover → cover", "a #cover → cover", "Alt #cover → cover",
            ])
    }

    /// “Back” leads the way that the reader came, also through a loop; at the first page it leaves the story.
    @Test func goesBackByChoices() throws {
        var book = samples.collection
        let pages = book.stories[0].pages
        book.stories[0].pages = (1...3).map { number in
            var page = pages[0]
            page.number = number
            page.choices = [PageChoice("Again", page: 1), PageChoice("On", page: 2), PageChoice("Out", page: 3)]
            if number == 3 { page.choices = [] }
            return page
        }
        let story = "the-lantern-fox"
        let lines = try walk(
            book, at: "#\(story)/1",
            """
            const choose = async (number) => {
                document.querySelectorAll(".leaf.current .choices a")[number].click();
                await pause();
                say(`choose ${place()}`);
            };
            await choose(1);
            await choose(0);
            await choose(1);
            await choose(2);
            for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
                await press(key);
                say(`${key} ${place()}`);
            }
            """)
        let place = { (leaf: String) in "#\(leaf) → \(leaf)" }
        #expect(
            lines == [
                "choose \(place("\(story)/2"))", "choose \(place("\(story)/1"))", "choose \(place("\(story)/2"))",
                "choose \(place("\(story)/3"))", "ArrowRight \(place("a-boat-for-grandmother/title"))",
                "ArrowLeft \(place("\(story)/3"))", "ArrowLeft \(place("\(story)/2"))",
                "ArrowLeft \(place("\(story)/1"))", "ArrowLeft \(place("\(story)/title"))",
                "ArrowLeft #cover → cover", "ArrowLeft #cover → cover",
            ])
    }

    @Test func turnsTheOtherWayInHebrew() throws {
        let lines = try walk(
            samples.rightToLeft,
            """
            for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight"]) {
                await press(key);
                say(`${key} ${place()}`);
            }
            const [previous, next] = ["previous", "next"].map((id) => document.getElementById(id));
            say(next.getBoundingClientRect().left < previous.getBoundingClientRect().left ? "next is left" : "right");
            """)
        #expect(
            lines == [
                "ArrowLeft #the-lantern-fox/1 → the-lantern-fox/1", "ArrowLeft #the-lantern-fox/2 → the-lantern-fox/2",
                "ArrowRight #the-lantern-fox/1 → the-lantern-fox/1", "next is left",
            ])
    }

    @Test func scrollsALongPageBeforeSpaceTurnsIt() throws {
        let text = Array(repeating: SampleBooks.texts[0], count: 40).joined(separator: "\n\n")
        let lines = try walk(
            samples.book(stories: [samples.story(pages: samples.pages([text, "Short."]))]), at: "#the-lantern-fox/1",
            """
            await press(" ");
            say(place());
            scrollTo(0, 1e6);
            await press(" ");
            say(`${place()} from the top: ${scrollY === 0}`);
            await press(" ", { shiftKey: true });
            say(place());
            """)
        #expect(
            lines == [
                "#the-lantern-fox/1 → the-lantern-fox/1",
                "#the-lantern-fox/2 → the-lantern-fox/2 from the top: true",
                "#the-lantern-fox/1 → the-lantern-fox/1",
            ])
    }

    @Test func keepsThePageInTheAddress() throws {
        let lines = try walk(
            samples.collection, at: "#a-boat-for-grandmother/2",
            """
            say(place());
            await press("ArrowLeft");
            say(place());
            history.back();
            await pause();
            say(place());
            history.forward();
            await pause();
            say(place());
            location.hash = "#nowhere/9";
            await pause();
            say(place());
            say(document.title);
            """)
        #expect(
            lines == [
                "#a-boat-for-grandmother/2 → a-boat-for-grandmother/2",
                "#a-boat-for-grandmother/1 → a-boat-for-grandmother/1",
                "#a-boat-for-grandmother/2 → a-boat-for-grandmother/2",
                "#a-boat-for-grandmother/1 → a-boat-for-grandmother/1", "#nowhere/9 → cover",
                "Cover – Lanterns in the Forest",
            ])
    }

    @Test func turnsPagesWithButtonsAndSaysWhereOneIs() throws {
        let lines = try walk(
            samples.oneStory,
            """
            const [previous, next] = ["previous", "next"].map((id) => document.getElementById(id));
            const where = () => document.getElementById("where").textContent;
            const ends = () => [previous, next].map((button) => button.getAttribute("aria-disabled")).join(" ");
            say(`${where()}, ${ends()}`);
            next.focus();
            for (let turn = 0; turn < 6; turn += 1) {
                next.click();
                await pause();
                say(`${where()}, ${ends()}`);
            }
            say(document.activeElement.id);
            previous.click();
            await pause();
            say(where());
            """)
        #expect(
            lines == [
                "Cover, true false", "The Lantern Fox 1 / 3, false false", "The Lantern Fox 2 / 3, false false",
                "The Lantern Fox 3 / 3, false false", "About this book, false true", "About this book, false true",
                "About this book, false true", "next", "The Lantern Fox 3 / 3",
            ])
    }

    @Test(arguments: [("oneStory", [1, 2, 1]), ("rightToLeft", [0, 0, 1])])
    func turnsPagesWithSwipes(name: String, pages: [Int]) throws {
        let lines = try walk(
            name == "oneStory" ? samples.oneStory : samples.rightToLeft,
            """
            const swipe = async (right, down) => {
                const target = document.querySelector(".current");
                const touch = (x, y) => new Touch({ identifier: 1, target, clientX: x, clientY: y });
                const event = (type, touches, changedTouches) => target.dispatchEvent(
                    new TouchEvent(type, { bubbles: true, touches, changedTouches }));
                event("touchstart", [touch(300, 300)], [touch(300, 300)]);
                event("touchend", [], [touch(300 + right, 300 + down)]);
                await pause();
            };
            const leaves = Array.from(document.querySelectorAll(".leaf"));
            const shown = () => String(leaves.findIndex((leaf) => leaf.classList.contains("current")));
            await swipe(-200, 10);
            say(shown());
            await swipe(-200, -20);
            await swipe(-60, 200);
            await swipe(-20, 0);
            say(shown());
            await swipe(200, 10);
            say(shown());
            """)
        #expect(lines == pages.map(String.init))
    }

    @Test func opensContentsAndGivesTheFocusBack() throws {
        let lines = try walk(
            samples.collection, at: "#the-lantern-fox/2",
            """
            const drawer = document.getElementById("drawer");
            const opener = document.getElementById("open-contents");
            opener.focus();
            opener.click();
            await pause();
            say(`open ${drawer.open}, alone ${drawer.matches(":modal")}, ${drawer.querySelectorAll("a").length} links`);
            say(`current ${drawer.querySelector("[aria-current]").hash}`);
            say(`focus inside ${drawer.contains(document.activeElement)}`);
            await press("ArrowRight");
            say(place());
            document.getElementById("close-contents").click();
            await pause();
            say(`open ${drawer.open}, focus ${document.activeElement.id}`);
            opener.click();
            await pause();
            drawer.querySelector("a[href='#the-quiet-hill/1']").click();
            await pause();
            say(`open ${drawer.open}, focus ${document.activeElement.id}`);
            say(place());
            await press("ArrowRight");
            say(`focus ${document.activeElement.id}`);
            """)
        #expect(
            lines == [
                "open true, alone true, 11 links", "current #the-lantern-fox/2", "focus inside true",
                "#the-lantern-fox/2 → the-lantern-fox/2", "open false, focus open-contents",
                "open false, focus the-quiet-hill/1", "#the-quiet-hill/1 → the-quiet-hill/1", "focus about",
            ])
    }

    @Test func darkensAndRemembersIt() throws {
        let lines = try walk(
            samples.oneStory,
            """
            const button = document.getElementById("dark");
            const color = () => getComputedStyle(document.body).backgroundColor;
            const look = () => `pressed ${button.getAttribute("aria-pressed")}, ${color()}`;
            if (sessionStorage.getItem("look") === null) {
                sessionStorage.setItem("look", look());
                button.click();
                location.reload();
                await new Promise(() => {});
            }
            say(sessionStorage.getItem("look"));
            say(look());
            button.click();
            say(look());
            """)
        #expect(
            lines == [
                "pressed false, rgb(246, 241, 250)", "pressed true, rgb(34, 29, 46)",
                "pressed false, rgb(246, 241, 250)",
            ])
    }

    @Test func showsHostileTextAsText() throws {
        let lines = try walk(
            samples.hostile,
            """
            say(`${document.scripts.length - 1} scripts`);
            await press("ArrowRight");
            say(place());
            say(document.querySelector(".current p").textContent.slice(0, 28));
            """)
        #expect(lines == ["1 scripts", "#hostile/1 → hostile/1", "<script>alert(“1”)</script> "])
    }

    @Test(arguments: [true, false])
    func printsALeafOnEverySheet(withScript: Bool) throws {
        let reader = folder.path.appending("book.reader")
        try ReaderWriter().write(samples.collection, to: reader)
        #expect(try sheets(of: reader, withScript: withScript) == 11)
    }

    @Test(arguments: [(500, 844), (1280, 800), (2560, 1440)])
    func keepsTextInItsBox(width: Int, height: Int) throws {
        let word = String(repeating: "Donaudampfschifffahrt", count: 6)
        var book = samples.collection
        book.stories.append(
            samples.story(
                word, slug: "long", pages: samples.pages([word, SampleBooks.texts.joined(separator: "\n\n")])))
        book.stories += samples.comic.stories.map {
            var story = $0
            story.slug = Slug(title: "comic")
            return story
        }
        let lines = try walk(
            book, width: width, height: height, Self.lookAtEveryLeaf)
        #expect(lines.filter { !$0.hasSuffix(" fits") } == ["18 leaves"])
        #expect(lines.contains("the-lantern-fox/1 fits") == (height > width))
    }

    @Test(
        .enabled(
            if: Browser.axe != nil,
            "axe-core did not look at the reader: set NIGHTPRESS_AXE to the path of axe.min.js"),
        arguments: ["collection", "comic", "right to left", "hostile"])
    func hasNothingThatKeepsPeopleFromReading(name: String) throws {
        let books = [
            "collection": samples.collection, "comic": samples.comic, "right to left": samples.rightToLeft,
            "hostile": samples.hostile,
        ]
        let lines = try walk(
            try #require(books[name]), withAxe: true,
            """
            const button = (id) => document.getElementById(id);
            const look = async (state) => {
                await pause();
                const result = await axe.run(document, { preload: false });
                for (const found of result.violations)
                    say(`${state}: ${found.id}, ${found.nodes.map((node) => node.html).join(" ")}`);
            };
            for (const appearance of ["light", "dark"]) {
                for (const leaf of document.querySelectorAll(".leaf")) {
                    await look(`${appearance} ${leaf.id}`);
                    button("next").click();
                }
                button("open-contents").click();
                await look(`${appearance} contents`);
                button("close-contents").click();
                button("dark").click();
                await press("Home");
            }
            say("looked");
            """)
        #expect(lines == ["looked"])
    }
}
