import Foundation
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Reports

/// The report in Chromium.
@Suite(
    .serialized,
    .enabled(
        if: Browser.command != nil,
        "no browser opened the report: set NIGHTPRESS_CHROMIUM to a command such as “chromium --no-sandbox”"))
struct ReportInBrowserTests {
    private func browser() throws -> Browser { try #require(try Browser()) }

    @Test func searchesTitlesTextBackendsAndMessages() throws {
        let report = try ReportOnDisk(.everyStatus)
        let outcome = try browser().walk(
            through: report.index,
            """
            const box = document.getElementById("search");
            const shown = () => Array.from(document.querySelectorAll(".frame"))
                .filter((frame) => frame.checkVisibility()).length;
            const type = async (text) => {
                box.value = text;
                box.dispatchEvent(new InputEvent("input"));
                await pause();
                say(`${text}: ${document.getElementById("found").textContent.trim()} ${shown()}`);
            };
            await press("/");
            say(document.activeElement.id);
            for (const text of ["etoile", "lantern fox", "moderation said", "stub", "nobody said", "no such thing"])
                await type(text);
            document.getElementById("show-wanting").click();
            await type("bateau");
            await press("Escape");
            say(`${box.value}|${document.getElementById("found").textContent}|${shown()}`);
            """)
        #expect(
            outcome.lines == [
                "search", "etoile: 3 of 11 pages, in 1 story. 3", "lantern fox: 8 of 11 pages, in 1 story. 8",
                "moderation said: 2 of 11 pages, in 2 stories. 2", "stub: 1 of 11 pages, in 1 story. 1",
                "nobody said: 11 of 11 pages, in 2 stories. 11", "no such thing: None of 11 pages has that. 0",
                "bateau: 1 of 8 pages, in 1 story. 1", "||8",
            ])
        #expect(outcome.console == [])
    }

    @Test func saysWhereTextsCannotBeSearched() throws {
        let report = try ReportOnDisk(.everyStatus)
        try FileManager.default.removeItem(atPath: report.path.appending("search.js").string)
        let outcome = try browser().walk(
            through: report.index,
            """
            const box = document.getElementById("search");
            box.focus();
            await pause();
            box.value = "fox";
            box.dispatchEvent(new InputEvent("input"));
            await pause();
            say(document.getElementById("found").textContent);
            """)
        #expect(
            outcome.lines == [
                "8 of 11 pages, in 1 story. The texts could not be loaded; titles are searched."
            ])
    }

    @Test func saysThatTextsAreStillBeingRead() throws {
        let report = try ReportOnDisk(.everyStatus)
        let outcome = try browser().walk(
            through: report.index,
            """
            let script = null;
            document.head.append = (element) => { script = element; };
            const box = document.getElementById("search");
            const found = document.getElementById("found");
            box.value = "fox";
            box.dispatchEvent(new InputEvent("input"));
            await pause();
            say(found.textContent);
            script.dispatchEvent(new Event("error"));
            say(found.textContent);
            """)
        #expect(
            outcome.lines == [
                "8 of 11 pages, in 1 story. The texts are still being read; titles are searched.",
                "8 of 11 pages, in 1 story. The texts could not be loaded; titles are searched.",
            ])
    }

    @Test func turnsPagesWithKeysAndComesBack() throws {
        let report = try ReportOnDisk(.everyStatus)
        let story = report.path.appending("stories/lanterns-in-the-forest/the-lantern-fox.html")
        let outcome = try browser().walk(
            through: story,
            """
            const links = [];
            for (const link of document.querySelectorAll("[rel=next], [rel=prev], .up"))
                link.addEventListener("click", (event) => {
                    event.preventDefault();
                    links.push(link.getAttribute("href"));
                });
            for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"]) {
                await press(key);
                say(`${key} ${location.hash} ${document.activeElement.id}`);
            }
            await press("ArrowRight", { altKey: true });
            say(location.hash);
            document.getElementById("6").scrollIntoView();
            await pause();
            await press("ArrowRight");
            say(`scrolled ${location.hash}`);
            location.hash = "#8";
            await pause();
            await press("ArrowRight");
            say(links.join());
            """)
        #expect(
            outcome.lines == [
                "ArrowRight #1 1", "ArrowRight #2 2", "ArrowLeft #1 1", "ArrowRight #2 2", "#2",
                "scrolled #7",
                "../../stories/tides-tales/le-bateau.html#1",
            ])
        #expect(outcome.console == [])
    }

    @Test func copiesTheCommand() throws {
        var notified = RunReport.everyStatus
        notified.run.library = "/srv/night  press/library"
        let report = try ReportOnDisk(notified)
        let outcome = try browser().walk(
            through: report.path.appending("stories/tides-tales/le-bateau.html"),
            """
            const button = document.querySelectorAll(".copy")[1];
            say(String(button.checkVisibility()));
            button.click();
            await pause();
            say(getSelection().toString());
            say(button.closest(".command").querySelector(".copied").textContent);
            """)
        #expect(outcome.lines.first == "true")
        #expect(
            outcome.lines.dropFirst().first
                == "nightpress regenerate tides-tales/le-bateau/1/2 --library '/srv/night  press/library'")
        #expect(["copied", "selected"].contains(outcome.lines.last ?? ""))
    }

    @Test func nothingMovesWhenPicturesCome() throws {
        let report = try ReportOnDisk(.everyStatus)
        for document in ["index.html", "stories/tides-tales/le-bateau.html"] {
            let outcome = try browser().walk(
                through: report.path.resolving(document),
                """
                let shift = 0;
                new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; })
                    .observe({ type: "layout-shift", buffered: true });
                for (let place = 0; place < document.documentElement.scrollHeight; place += 600) {
                    scrollTo(0, place);
                    await pause();
                }
                say(`${shift < 0.01} ${Array.from(document.images).every((image) => image.naturalWidth > 0)}`);
                say(String(document.documentElement.scrollWidth <= innerWidth));
                """)
            #expect(outcome.lines == ["true true", "true"])
        }
    }

    @Test(arguments: [320, 390, 500, 640])
    func isNotWiderThanTheWindow(width: Int) throws {
        let report = try ReportOnDisk(.everyStatus)
        for document in ["index.html", "stories/tides-tales/le-bateau.html"] {
            let outcome = try browser().walk(
                through: report.path.resolving(document), width: width,
                """
                for (const summary of document.querySelectorAll("summary")) summary.click();
                await pause();
                say(`${innerWidth} ${document.documentElement.scrollWidth <= innerWidth}`);
                """)
            #expect(outcome.lines == ["\(width) true"], "\(document)")
        }
    }

    @Test(arguments: HostileTextTests.texts)
    func runsNothingThatCameFromOutside(text: String) throws {
        let report = try ReportOnDisk(HostileTextTests.report(saying: text))
        for document in ["index.html", "stories/a/b.html"] {
            let outcome = try browser().walk(
                through: report.path.resolving(document),
                """
                let alerts = 0;
                globalThis.alert = () => { alerts += 1; };
                document.getElementById("search")?.focus();
                for (const summary of document.querySelectorAll("summary")) summary.click();
                await pause();
                await pause();
                say(`${alerts} ${typeof nightpressFound} ${document.querySelectorAll("script").length}`);
                """)
            let scripts = document == "index.html" ? "function 3" : "undefined 2"
            #expect(outcome.lines == ["0 \(scripts)"])
        }
    }
}

/// Problems that axe-core finds in reports.
@Suite(
    .serialized,
    .enabled(
        if: Browser.command != nil && Browser.axe != nil,
        "axe-core did not look at the report: set NIGHTPRESS_CHROMIUM and NIGHTPRESS_AXE, the file of axe-core"))
struct AccessibleReportTests {
    private func look(at report: RunReport, width: Int = 1280) throws {
        let browser = try #require(try Browser())
        let folder = try ReportOnDisk(report)
        for document in [folder.index]
            + report.storyDocuments().prefix(2).map({ folder.path.resolving($0.path) })
        {
            for isDark in [false, true] {
                let outcome = try browser.walk(
                    through: document, width: width, isDark: isDark, withAxe: true,
                    """
                    say(String(matchMedia("(prefers-color-scheme: dark)").matches));
                    document.getElementById("search")?.focus();
                    for (const summary of document.querySelectorAll("summary")) summary.click();
                    await pause();
                    await lookWithAxe();
                    """)
                #expect(outcome.lines == [String(isDark), "0 violations"], "\(document)")
                #expect(outcome.console == [])
            }
        }
    }

    @Test(arguments: [1280, 390]) func findsNothingWithEveryStatus(width: Int) throws {
        try look(at: .everyStatus, width: width)
    }

    @Test func findsNothingWithEveryKindOfError() throws { try look(at: .everyError) }

    @Test func findsNothingWhereEverythingIsReady() throws {
        try look(at: .of(Array(repeating: .ready, count: 40), outcome: .whole))
    }

    @Test func findsNothingInARunOf5000Pages() throws { try look(at: .large(pages: 5000, stories: 300)) }
}

/// The time until a large report is interactive.
@Suite(
    .enabled(
        if: Browser.command != nil,
        "no browser opened the report: set NIGHTPRESS_CHROMIUM to a command such as “chromium --no-sandbox”"))
struct LargeReportTests {
    @Test func isInteractiveWithinASecondAt5000Pages() throws {
        let report = try ReportOnDisk(.large(pages: 5000, stories: 300))
        let browser = try #require(try Browser())
        // The browser makes its profile at its first start.
        _ = try browser.timeToInteractive(of: report.index)
        // Other load can only make it slower, so the minimum counts.
        let times = try (0..<5).compactMap { _ in try browser.timeToInteractive(of: report.index) }
        #expect(times.count == 5)
        #expect(try #require(times.min()) <= 1000, "\(times) ms")
    }
}
