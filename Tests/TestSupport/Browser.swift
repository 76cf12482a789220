import Foundation
import Platform
package import SystemPackage

/// A headless Chromium that opens copies of documents from the disk. Each copy runs one more script. The document's
/// content security policy applies to the copy too, except for that script. `NIGHTPRESS_CHROMIUM` names the browser.
package struct Browser {
    /// The result of a walk.
    package struct Outcome {
        /// The lines of the walk, with every error and every violation of the document's policy.
        package let lines: [String]
        /// The browser's own console output.
        package let console: [String]
    }

    /// The command that starts it, such as `chromium --no-sandbox`.
    package static let command = ProcessInfo.processInfo.environment["NIGHTPRESS_CHROMIUM"]
    /// The file of axe-core, which finds accessibility problems.
    package static let axe = ProcessInfo.processInfo.environment["NIGHTPRESS_AXE"]

    /// The minimum width of the browser's window in pixels. A frame in it can be narrower.
    private static let narrowestWindow = 500

    private let command: String
    private let shell: Program
    private let folder: TemporaryFolder

    package init?() throws {
        guard let command = Self.command, let shell = Program("sh") else { return nil }
        self.command = command
        self.shell = shell
        folder = try TemporaryFolder()
    }

    /// `walk` is the body of an asynchronous function with these functions: `say(text)` adds a line, `press(key)`
    /// presses a key at the focus, `pause()` waits for the effects of the last step. Virtual time passes as fast as
    /// possible.
    package func walk(
        through document: FilePath, at fragment: String = "", width: Int = 1280, height: Int = 800,
        isDark: Bool = false, withAxe axe: Bool = false, _ walk: String
    ) throws -> Outcome {
        var script = Self.frame(around: walk)
        if axe, let file = Self.axe { script = try String(contentsOfFile: file, encoding: .utf8) + ";\n" + script }
        let copy = try copy(of: document, running: script)
        defer { try? FileManager.default.removeItem(atPath: copy.string) }
        let frame = copy.parent.appending("walk-frame.html")
        defer { try? FileManager.default.removeItem(atPath: frame.string) }
        if width < Self.narrowestWindow {
            try Self.frame(showing: "\(copy.name ?? "")\(fragment)", width: width, height: height)
                .write(toFile: frame.string, atomically: false, encoding: .utf8)
        }
        let notified = try open(
            width < Self.narrowestWindow ? "file://\(frame)" : "file://\(copy)\(fragment)",
            ["--window-size=\(width),\(height)", "--virtual-time-budget=60000", "--dump-dom"]
                + (isDark ? ["--blink-settings=preferredColorScheme=0"] : []))
        return Outcome(lines: Self.lines(in: notified.page), console: notified.console)
    }

    /// Milliseconds from the start of the navigation until the document is read, laid out and ready for keys.
    package func timeToInteractive(of document: FilePath) throws -> Double? {
        let script = """
            addEventListener("load", () => {
                document.body.getBoundingClientRect();
                const time = performance.now();
                document.documentElement.innerHTML = "<pre id='walk'></pre>";
                document.getElementById("walk").textContent = String(time);
            });
            """
        let copy = try copy(of: document, running: script)
        defer { try? FileManager.default.removeItem(atPath: copy.string) }
        let notified = try open("file://\(copy)", ["--window-size=1280,800", "--dump-dom"])
        return Self.lines(in: notified.page).first.flatMap { Double($0) }
    }

    /// Saves a screenshot of the window as it opens, or a printed document, depending on the extension of `file`.
    package func show(
        _ document: FilePath, at fragment: String = "", width: Int = 1280, height: Int = 800, isDark: Bool = false,
        in file: FilePath
    ) throws {
        let way = file.suffix == "pdf" ? "--print-to-pdf=\(file)" : "--screenshot=\(file)"
        _ = try open(
            "file://\(document)\(fragment)",
            ["--window-size=\(width),\(height)", "--virtual-time-budget=20000", "--hide-scrollbars", way]
                + (isDark ? ["--blink-settings=preferredColorScheme=0"] : []))
    }

    private func copy(of document: FilePath, running script: String) throws -> FilePath {
        let name = "walk-\(document.name ?? "")"
        let copy = document.parent.appending(name)
        // The policy allows scripts by their hashes; this script is allowed by a nonce.
        let escaped = script.replacing("</script", with: "<\\/script")
        try String(contentsOfFile: document.string, encoding: .utf8)
            .replacing("script-src ", with: "script-src 'nonce-walk' ")
            .replacing("</head>", with: "<script nonce=\"walk\">\(escaped)</script></head>", maxReplacements: 1)
            .write(toFile: copy.string, atomically: false, encoding: .utf8)
        return copy
    }

    /// The document after all activity has ended. The documents in its frames are included.
    package func contents(of document: FilePath, isDark: Bool = false) throws -> String {
        let color = "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)"
        return try open(
            "file://\(document)",
            ["--allow-file-access-from-files", "--virtual-time-budget=60000", "--dump-dom", color]
        ).page
    }

    private func open(_ address: String, _ options: [String]) throws -> (page: String, console: [String]) {
        let log = folder.path.appending("stderr")
        let page = try shell.run(
            [
                "-c", "\(command) \"$@\" 2>\(log)", "sh", "--headless=new", "--disable-gpu", "--no-first-run",
                "--force-prefers-reduced-motion", "--enable-logging=stderr", "--user-data-dir=\(folder.path)/profile",
            ] + options + [address]
        ).output
        let console = try String(contentsOfFile: log.string, encoding: .utf8).split(separator: "\n")
            .filter { $0.contains(":CONSOLE") }.map(String.init)
        return (page, console)
    }

    private static func lines(in page: String) -> [String] {
        guard let start = page.range(of: "<pre id=\"walk\">"),
            let end = page.range(of: "</pre>", range: start.upperBound..<page.endIndex)
        else { return ["no walk was made: \(page.prefix(2000))"] }
        return page[start.upperBound..<end.lowerBound].split(separator: "\n").map { line in
            String(line).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        }
    }

    private static func frame(around walk: String) -> String {
        """
        "use strict";
        const lines = [];
        const say = (text) => lines.push(text);
        const pause = () => new Promise((resume) => setTimeout(resume, 400));
        const press = async (key, more = {}) => {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
            (document.activeElement ?? document.body).dispatchEvent(event);
            await pause();
        };
        const lookWithAxe = async () => {
            const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
            for (const violation of found.violations)
                say(`${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).slice(0, 5).join("; ")}`);
            say(`${found.violations.length} violations`);
        };
        addEventListener("error", (event) => say(`error: ${event.message}`));
        addEventListener("unhandledrejection", (event) => say(`error: ${event.reason}`));
        document.addEventListener("securitypolicyviolation", (event) => say(`forbidden: ${event.blockedURI}`));
        addEventListener("load", async () => {
            await pause();
            try {
                \(walk)
            } catch (error) {
                say(`error: ${error}`);
            }
            if (parent !== window) parent.postMessage(lines.join("\\n"), "*");
            document.documentElement.innerHTML = "<pre id='walk'></pre>";
            document.getElementById("walk").textContent = lines.join("\\n");
        });
        """
    }

    /// Shows a document in a window of that size, and collects the lines of its walk.
    private static func frame(showing address: String, width: Int, height: Int) -> String {
        """
        <!DOCTYPE html><meta charset="utf-8"><title>frame</title><pre id="walk"></pre>
        <iframe src="\(address)" width="\(width)" height="\(height)" style="border:0"></iframe>
        <script>
        addEventListener("message", (event) => { document.getElementById("walk").textContent = event.data; });
        </script>
        """
    }
}
