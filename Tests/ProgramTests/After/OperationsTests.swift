import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// The files in `pipelines/operations`: scripts that notify people of runs, and files that start runs.
struct OperationsTests {
    private static let folder = ProjectFolder.path("pipelines/operations")

    private static let scripts = ["notify-mail", "notify-desktop"]

    private static func path(_ name: String) -> String { folder.appending(name).string }

    private static func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8)
    }

    private static func facts(headline: String) -> [String: String] {
        [
            "NIGHTPRESS_HEADLINE": headline, "NIGHTPRESS_OUTCOME": "failures", "NIGHTPRESS_EXIT_CODE": "30",
            "NIGHTPRESS_RUN": "20261122-020000", "NIGHTPRESS_REPORT": "/books/reports/20261122-020000/index.html",
            "NIGHTPRESS_LIBRARY": "/books", "NIGHTPRESS_COLLECTIONS": "tales", "NIGHTPRESS_PAGES": "24",
            "NIGHTPRESS_READY": "22", "NIGHTPRESS_PLACEHOLDERS": "1", "NIGHTPRESS_FAILED": "1",
            "NIGHTPRESS_UNDRAWN": "0",
        ]
    }

    private static let hostile = [
        "$(touch owned)", "`touch owned`", "; touch owned #", "' || touch owned '", "%s%n\\n",
        "<b>bold</b> & <a href=x>",
        "--expire-time=1", "\\041", "*", "物語",
    ]

    /// Runs a script with a fake of the program that it calls.
    private func run(
        _ script: String, _ arguments: [String] = [], faking program: String, headline: String,
        besides facts: [String: String] = [:]
    ) async throws -> (given: [String], input: String, status: String, work: WorkFolder) {
        let work = try WorkFolder()
        try work.folder.writeProgram(
            "#!/bin/sh\nfor word; do printf '%s\\n' \"$word\" >> given; done\ncat > input\n", to: "bin/\(program)")
        var variables = Self.facts(headline: headline).merging(facts) { $1 }.map {
            "export \($0.key)='\($0.value.replacing("'", with: "'\\''"))'"
        }
        .sorted()
        variables.append("PATH='\(work.path)/bin':/usr/bin:/bin")
        let words = ([Self.path(script)] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let status = try await BuiltProgram.shell(
            "\(variables.joined(separator: "\n"))\n\(words) < /dev/null; echo status $?", in: work.path)
        let given = work.exists("given") ? String(decoding: try work.folder.read("given"), as: UTF8.self) : ""
        let input = work.exists("input") ? String(decoding: try work.folder.read("input"), as: UTF8.self) : ""
        return (given.split(separator: "\n").map(String.init), input, status, work)
    }

    @Test func mailSaysWhatCameOfIt() async throws {
        let mail = try await run(
            "notify-mail", ["anna@example.org"], faking: "sendmail", headline: "22 of 24 pictures are ready.")
        #expect(mail.status == "status 0\n")
        #expect(mail.given == ["-oi", "--", "anna@example.org"])
        #expect(
            mail.input == """
                Subject: Nightpress: 22 of 24 pictures are ready.
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: 8bit
                Auto-Submitted: auto-generated
                To: anna@example.org

                22 of 24 pictures are ready.

                22 of 24 pages ready, 1 with a placeholder, 1 failed
                collections  tales
                run          20261122-020000
                exit code    30
                library      /books
                report       /books/reports/20261122-020000/index.html

                """)
    }

    @Test(arguments: hostile)
    func mailCarriesWordsAndRunsNone(words: String) async throws {
        let mail = try await run("notify-mail", ["anna@example.org"], faking: "sendmail", headline: words)
        #expect(mail.status == "status 0\n")
        #expect(mail.given == ["-oi", "--", "anna@example.org"])
        let parts = mail.input.split(separator: "\n\n", maxSplits: 1)
        #expect(parts[0].split(separator: "\n").count == 6, "no header is added")
        #expect(parts[1].hasPrefix(words + "\n"))
        #expect(mail.input.hasPrefix("Subject: Nightpress: \(words.filter { $0.isASCII })\n"))
        #expect(!mail.work.exists("owned"))
    }

    /// The variables of a run that an error ended before anything was counted.
    private static let error = Dictionary(
        uniqueKeysWithValues: [
            "RUN", "REPORT", "LIBRARY", "COLLECTIONS", "PAGES", "READY", "PLACEHOLDERS", "FAILED", "UNDRAWN",
        ].map { ("NIGHTPRESS_\($0)", "") })

    @Test func whatIsNotKnownIsNotReported() async throws {
        let mail = try await run(
            "notify-mail", ["anna@example.org"], faking: "sendmail", headline: "The disk is full.", besides: Self.error)
        #expect(mail.status == "status 0\n")
        #expect(
            mail.input.hasSuffix("\n\nThe disk is full.\n\nrun          none was begun\nexit code    30\n"),
            "\(mail.input)")
        let shown = try await run(
            "notify-desktop", faking: "notify-send", headline: "The disk is full.", besides: Self.error)
        #expect(shown.given.suffix(3) == ["--", "Nightpress", "The disk is full."])
    }

    /// Mail servers limit the length of a line.
    @Test func noLineOfAMailIsLong() async throws {
        let names = (1...200).map { "a-collection-\($0)" }.joined(separator: " ")
        let mail = try await run(
            "notify-mail", ["anna@example.org"], faking: "sendmail", headline: String(repeating: "狐と灯台 ", count: 300),
            besides: ["NIGHTPRESS_COLLECTIONS": names, "NIGHTPRESS_LIBRARY": String(repeating: "/狐", count: 1300)])
        #expect(mail.status == "status 0\n")
        #expect(mail.input.contains("a-collection-200"))
        for line in mail.input.split(separator: "\n") { #expect(line.utf8.count <= 998) }
    }

    @Test func mailNeedsSomeone() async throws {
        let mail = try await run("notify-mail", faking: "sendmail", headline: "x")
        #expect(mail.status == "usage: notify-mail ADDRESS…\nstatus 64\n")
        #expect(mail.input.isEmpty)
    }

    @Test(arguments: hostile)
    func theDesktopShowsWordsAndRunsNone(words: String) async throws {
        let shown = try await run("notify-desktop", faking: "notify-send", headline: words)
        #expect(shown.status == "status 0\n")
        let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(
            shown.given == [
                "--app-name", "Nightpress", "--urgency", "critical", "--", "Nightpress: 22 of 24 pages ready", escaped,
            ])
        #expect(!shown.work.exists("owned"))
    }

    /// From the run to the mail.
    @Test func aRunMailsItsHeadline() async throws {
        let testRun = try FinishedRun(
            "notify: { command: [\"\(Self.path("notify-mail"))\", anna@example.org], when: always }")
        try testRun.script("sendmail", "cat > mail")
        let outcome = try await testRun.nightpress("run", "tales")
        #expect(outcome.code == 0)
        #expect(!outcome.messages.contains("note:"), "\(outcome.messages)")
        #expect(try testRun.text("mail").hasPrefix("Subject: Nightpress: All 2 pictures are ready.\n"))
        #expect(try testRun.text("mail").contains("\nlibrary      \(testRun.path)/library\n"))
    }

    /// Scripts are valid in the standard shell, so that no other shell is needed.
    @Test(.enabled(if: Program.isInstalled("dash"), "dash is not installed"), arguments: scripts)
    func scriptsAreOfTheStandardShell(name: String) throws {
        let checked = try #require(Program("dash")).run(["-n", Self.path(name)])
        #expect(checked.status == 0, "\(checked.output)")
    }

    @Test(arguments: scripts)
    func scriptsCanBeRun(name: String) throws {
        let permissions = try FileManager.default.attributesOfItem(atPath: Self.path(name))[.posixPermissions]
        #expect((permissions as? Int).map { $0 & 0o111 } == 0o111)
    }

    @Test(.enabled(if: Program.isInstalled("systemd-analyze"), "systemd-analyze is not installed"))
    func systemdHasNothingAgainstItsFiles() throws {
        let folder = try TemporaryFolder()
        let names = ["nightpress.service", "nightpress.timer", "nightpress-trouble@.service"]
        for name in names {
            // So that neither the program nor its manual page must be installed here.
            let unit = try Self.text(name).replacing("/usr/local/bin/nightpress", with: "/bin/true")
                .replacing("Documentation=man:nightpress(1)\n", with: "")
            try folder.write(unit, to: name)
        }
        let outcome = try #require(Program("systemd-analyze")).run(
            ["verify"] + names.map { folder.path.appending($0).string })
        #expect(outcome.status == 0)
        #expect(outcome.output == "")
    }

    /// A service that is stopped or reaches a limit has not failed.
    @Test func theServiceSaysFailuresFromEnds() throws {
        let service = try Self.text("nightpress.service")
        #expect(service.contains("\nSuccessExitStatus=31 35 130 143\n"))
        #expect(service.contains("\nKillMode=mixed\n") && service.contains("\nKillSignal=SIGTERM\n"))
    }

    /// The program accepts the command lines in all of these files.
    @Test(arguments: [
        ("nightpress.service", "\nExecStart=/usr/local/bin/nightpress "), ("nightpress.crontab", " nice nightpress "),
    ])
    func commandLinesAreRight(name: String, head: String) async throws {
        let text = try Self.text(name)
        let line = text[try #require(text.firstRange(of: head)).upperBound...].prefix { $0 != "\n" }
        var words = line.split(separator: " ").map { String($0) }
        #expect(words.first == "run")
        words[1] = "tales"
        let testRun = try FinishedRun()
        let outcome = try await BuiltProgram.run(words + ["--dry-run"], in: testRun.path)
        #expect(outcome.code == 0, "\(outcome.messages)")
    }

    @Test func launchdIsReportedOneCommandLine() async throws {
        let data = try Data(contentsOf: URL(filePath: Self.path("nightpress.plist")))
        let job = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        var words = try #require(job["ProgramArguments"] as? [String])
        #expect(words.removeFirst() == "/usr/local/bin/nightpress")
        words[1] = "tales"
        words[3] = "library"
        let testRun = try FinishedRun()
        #expect(try await BuiltProgram.run(words + ["-n"], in: testRun.path).code == 0)
        let variables = try #require(job["EnvironmentVariables"] as? [String: String])
        let folders = (variables["PATH"] ?? "").split(separator: ":")
        #expect(folders.contains("/usr/local/bin") && folders.contains("/opt/homebrew/bin") && folders.contains("/bin"))
    }

    @Test(arguments: [
        ("nightpress.crontab", "crontab -e"), ("nightpress.plist", "launchctl bootstrap"),
        ("nightpress.rules.yaml", "“rule_files:”"),
    ])
    func filesSayAtTheirTopsHowToInstallThem(name: String, words: String) throws {
        let top = try Self.text(name).split(separator: "\n").prefix(5).joined(separator: "\n")
        #expect(top.contains(words))
    }

    /// Alerts use only metrics that are written.
    @Test func alertsNameMetricsThatThereAre() async throws {
        let testRun = try FinishedRun()
        #expect(try await BuiltProgram.run(["run", "tales", "--metrics", "m.prom"], in: testRun.path).code == 0)
        let written = try testRun.text("m.prom")
        let named = Set(
            try Self.text("nightpress.rules.yaml").matches(of: /nightpress_[a-z_]+/).map { String($0.output) })
        #expect(named.count == 6)
        // This metric is written only while a run is in progress.
        let lastSeen = "nightpress_run_last_seen_timestamp_seconds"
        #expect(named.contains(lastSeen))
        for name in named where name != lastSeen { #expect(written.contains("\n\(name){"), "\(name)") }
    }
}
