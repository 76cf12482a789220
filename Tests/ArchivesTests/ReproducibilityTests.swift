import Archives
import Foundation
import SystemPackage
import TestSupport
import Testing

@Suite struct ReproducibilityTests {
    /// 2026-03-29 02:30:00 UTC: an hour that clocks in Berlin leave out.
    private static let night = 1_774_751_400

    /// Written in a process of its own, so that no other test sees the changed environment.
    @Test(arguments: [
        ("Asia/Kolkata", "tr_TR.UTF-8"), ("Europe/Berlin", "de_DE.UTF-8"), ("America/New_York", "C"),
        ("Pacific/Apia", "C"), ("Australia/Lord_Howe", "C"), ("UTC", "en_US.UTF-8"),
    ])
    func writesTheSameBytesInEveryTimeZone(zone: String, language: String) async throws {
        let folder = try TemporaryFolder()
        let elsewhere = folder.path.appending("elsewhere.zip").string
        await #expect(processExitsWith: .success) {
            [elsewhere = elsewhere as String, zone = zone as String, language = language as String] in
            setenv("TZ", zone, 1)
            setenv("LANG", language, 1)
            setlocale(LC_ALL, "")
            tzset()
            try ReproducibilityTests.write(to: FilePath(elsewhere))
        }
        try Self.write(to: folder.path.appending("here.zip"))
        #expect(try folder.read("elsewhere.zip") == folder.read("here.zip"))
    }

    private static func write(to path: FilePath) throws {
        var writer = try ZIPWriter(path: path, secondsSince1970: night)
        try writer.add(Array("application/epub+zip".utf8), as: "mimetype", .stored)
        try writer.add(Array(repeating: 73, count: 3000), as: "İstanbul/Iı.xhtml", .deflated)
        try writer.finish()
    }
}
