import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Media

@Suite struct ReproducibilityTests {
    /// 2026-03-29 02:30:00 UTC: in Berlin the clock skips this local hour.
    private static let night = 1_774_751_400

    /// Written in a separate process, so that no other test sees the changed environment.
    @Test(arguments: [
        ("Asia/Kolkata", "tr_TR.UTF-8", night), ("Europe/Berlin", "de_DE.UTF-8", night),
        ("America/New_York", "C", night), ("Pacific/Apia", "C", night), ("Australia/Lord_Howe", "C", night),
        ("UTC", "en_US.UTF-8", night),
        // In these time zones, this day has no noon.
        ("Pacific/Kwajalein", "C", 745_934_400), ("Pacific/Kiritimati", "C", 788_875_200),
        ("Africa/Khartoum", "C", 947_937_600), ("Pacific/Apia", "C", 1_325_246_400),
    ])
    func writesTheSameBytesInEveryTimeZone(zone: String, language: String, seconds: Int) async throws {
        let folder = try TemporaryFolder()
        let elsewhere = folder.path.appending("elsewhere.zip").string
        await #expect(processExitsWith: .success) {
            [
                elsewhere = elsewhere as String, zone = zone as String, language = language as String,
                seconds = seconds as Int
            ] in
            setenv("TZ", zone, 1)
            setenv("LANG", language, 1)
            setlocale(LC_ALL, "")
            tzset()
            try ReproducibilityTests.write(to: FilePath(elsewhere), seconds)
        }
        try Self.write(to: folder.path.appending("here.zip"), seconds)
        #expect(try folder.read("elsewhere.zip") == folder.read("here.zip"))
    }

    private static func write(to path: FilePath, _ seconds: Int) throws {
        var writer = try ZIPWriter(path: path, secondsSince1970: seconds)
        try writer.add(Array("application/epub+zip".utf8), as: "mimetype", .stored)
        try writer.add(Array(repeating: 73, count: 3000), as: "İstanbul/Iı.xhtml", .deflated)
        try writer.finish()
    }
}
