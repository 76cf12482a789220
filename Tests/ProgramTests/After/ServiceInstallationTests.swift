import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// The handbook's steps to install the systemd service, run in a separate folder tree.
struct ServiceInstallationTests {
    private static let folder = "pipelines/operations"
    /// System folders that the steps and the service name.
    private static let places = ["/etc", "/usr/local", "/var/lib"]
    private static let units = "etc/systemd/system"

    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        for place in Self.places + ["/\(Self.units)", "/usr/local/bin", "/home"] { try makeFolder("root\(place)") }
        try FileManager.default.copyItem(
            atPath: ProjectFolder.path("pipelines").string, toPath: work.path.appending("pipelines").string)
        try work.folder.writeProgram("#!/bin/sh\nexec \"$@\"\n", to: "bin/sudo")
        for name in ["useradd", "systemctl"] {
            try work.folder.writeProgram("#!/bin/sh\necho \(name) \"$@\" >> '\(work.path)/said'\n", to: "bin/\(name)")
        }
        try work.folder.writeProgram(
            "#!/bin/sh\n[ \"$1\" = build ] || cp '\(BuiltProgram.path)' '\(work.path)/root/usr/local/bin/nightpress'\n",
            to: "bin/make")
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: work.path.resolving(name).string, withIntermediateDirectories: true)
    }

    /// The text with its paths moved below the folder that replaces the system's root.
    private func moved(_ text: String) -> String {
        Self.places.reduce(text) { $0.replacing("\($1)/", with: "\(work.path)/root\($1)/") }
    }

    private static func steps() throws -> String {
        let blocks = try ShownDocument(name: "\(ShownDocument.catalogue)/ScheduledRuns.md").blocks
        return try #require(blocks.first { $0.text.contains("systemctl enable") }).text
    }

    private func value(_ key: String, of unit: String) throws -> String {
        let text = try ProjectFolder.text("\(Self.folder)/\(unit)")
        return String(try #require(text.firstMatch(of: try Regex("(?m)^\(key)=(.+)$"))?.output[1].substring))
    }

    @Test func leadToAServiceThatFindsAllThatItNames() async throws {
        let said = try await BuiltProgram.shell(
            "PATH='\(work.path)/bin':/usr/bin:/bin; set -e\n\(moved(try Self.steps()))\necho done", in: work.path)
        #expect(said == "done\n")
        let trouble = try value("OnFailure", of: "nightpress.service").replacing("%n.service", with: ".service")
        #expect(
            try work.files(below: "root/\(Self.units)")
                == [trouble, "nightpress.service", "nightpress.timer"].sorted())
        let user = try value("User", of: "nightpress.service")
        let notified = String(decoding: try work.folder.read("said"), as: UTF8.self).split(separator: "\n")
        #expect(notified.contains { $0.hasPrefix("useradd --system ") && $0.hasSuffix(" \(user)") })
        let reload = try #require(notified.firstIndex(of: "systemctl daemon-reload"))
        #expect(try #require(notified.firstIndex(of: "systemctl enable --now nightpress.timer")) > reload)
        #expect(work.exists("root/usr/local/bin/notify-mail"))
        // The command that the service starts, over a pipeline in the folder that it names.
        let command = moved(try value("ExecStart", of: "nightpress.service"))
        #expect(try !work.files(below: "root/etc/nightpress").isEmpty)
        let run = try await BuiltProgram.shell("\(command) --dry-run; echo $?", in: work.path)
        #expect(run.hasSuffix("\n0\n"), "\(run)")
    }

    /// The service file names the same steps as the handbook.
    @Test func areThoseOfTheServiceItself() throws {
        let head = try ProjectFolder.text("\(Self.folder)/nightpress.service").split(separator: "\n")
            .prefix { $0.hasPrefix("#") }.filter { $0.hasPrefix("#   ") }.map { $0.dropFirst(4) }
        let steps = try Self.steps().split(separator: "\n")
        #expect(head == steps)
    }
}
