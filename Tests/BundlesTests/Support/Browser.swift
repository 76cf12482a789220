import Foundation
import SystemPackage
import TestSupport

/// A Chromium without a window, which opens readers from the disk as a person's browser does.
struct Browser {
    /// The command that starts it, such as `chromium --no-sandbox`.
    static let command = ProcessInfo.processInfo.environment["NIGHTPRESS_CHROMIUM"]
    /// The file of axe-core, which looks for what keeps people from reading.
    static let axe = ProcessInfo.processInfo.environment["NIGHTPRESS_AXE"]

    private let command: String
    private let shell: Program

    init?() {
        guard let command = Self.command, let shell = Program("sh") else { return nil }
        self.command = command
        self.shell = shell
    }

    /// Opens a reader in which `walk` runs as one more script, and gives the lines that this said. `walk` is the inside
    /// of an asynchronous function with these at hand:
    ///
    /// - `say(text)` adds a line,
    /// - `place()` is the address, an arrow, and what is shown,
    /// - `press(key)` presses a key where the focus is,
    /// - `pause()` waits for whatever the last step sets off.
    ///
    /// A line tells of every error and every breach of the document's policy as well.
    func walk(
        through reader: FilePath, at address: String = "", width: Int = 1280, height: Int = 800, axe: String? = nil,
        _ walk: String
    ) throws -> [String] {
        let document = reader.appending("index.html").string
        let walker = reader.appending("walk.html")
        let scripts = ["walk.js"] + (axe == nil ? [] : ["axe.js"])
        let tags = scripts.map { "<script src=\"\($0)\"></script>" }.joined()
        try String(contentsOfFile: document, encoding: .utf8).replacing("</head>", with: "\(tags)</head>")
            .write(toFile: walker.string, atomically: false, encoding: .utf8)
        try Self.frame(around: walk).write(
            toFile: reader.appending("walk.js").string, atomically: false, encoding: .utf8)
        if let axe {
            try? FileManager.default.removeItem(atPath: reader.appending("axe.js").string)
            try FileManager.default.copyItem(atPath: axe, toPath: reader.appending("axe.js").string)
        }
        let outcome = try open(
            "file://\(walker)\(address)", beside: reader,
            ["--window-size=\(width),\(height)", "--virtual-time-budget=60000", "--dump-dom"])
        return Self.lines(in: outcome.output)
    }

    /// Prints a reader, if need be as browsers do that run no scripts, and gives how many sheets that takes.
    func sheets(of reader: FilePath, withScript: Bool) throws -> Int {
        let document = try String(contentsOfFile: reader.appending("index.html").string, encoding: .utf8)
        let printed = reader.appending("print.html")
        let script = "<script src=\"reader.js\"></script>"
        try (withScript ? document : document.replacing(script, with: ""))
            .write(toFile: printed.string, atomically: false, encoding: .utf8)
        let file = reader.appending("print.pdf").string
        _ = try open("file://\(printed)", beside: reader, ["--print-to-pdf=\(file)"])
        return try Data(contentsOf: URL(filePath: file)).split(separator: 0x0A)
            .count { $0.elementsEqual("<</Type /Page".utf8) }
    }

    /// What the browser keeps lies beside the reader.
    private func open(_ address: String, beside reader: FilePath, _ options: [String]) throws -> Program.Outcome {
        try shell.run(
            [
                "-c", "\(command) \"$@\" 2>/dev/null", "sh", "--headless=new", "--disable-gpu", "--no-first-run",
                "--force-prefers-reduced-motion",
                "--user-data-dir=\(reader.removingLastComponent().appending("profile"))",
            ] + options + [address])
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
        const place = () => {
            const shown = Array.from(document.querySelectorAll(".leaf")).filter((leaf) => leaf.getClientRects().length);
            return `${location.hash} → ${shown.map((leaf) => leaf.id).join(", ")}`;
        };
        const press = async (key, more = {}) => {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
            (document.activeElement ?? document.body).dispatchEvent(event);
            await pause();
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
            document.documentElement.innerHTML = "<pre id='walk'></pre>";
            document.getElementById("walk").textContent = lines.join("\\n");
        });
        """
    }
}
