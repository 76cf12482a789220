import Testing

@testable import Commands
@testable import Pipeline
@testable import Platform
@testable import Reports

struct LogLineTests {
    private static let time = 1_795_309_203.12

    private static func line(_ entry: (level: LogLevel, words: String)) -> String {
        String(
            decoding: LogLine.bytes(entry.words, entry.level, run: "20261122-020000", part: "illustrate", at: time),
            as: UTF8.self)
    }

    @Test func readsAsWrittenDown() {
        let sample = SampleEvents(text: "“Fox” is out: no answer")
        let lines = sample.all.compactMap(\.logEntry).map(Self.line) + sample.ends.map { Self.line($0.logEntry) }
        let head = "2026-11-22T01:00:03.120Z "
        #expect(lines[0] == head + "INFO 20261122-020000 illustrate: run 20261122-020000 begins: 3 stories\n")
        for words in [
            "INFO 20261122-020000 illustrate: ends after 3.2 s",
            "DEBUG 20261122-020000 illustrate: tales/fox/3/2 begins",
            "WARNING 20261122-020000 illustrate: tales/fox/3/2 is a placeholder",
            "ERROR 20261122-020000 illustrate: “Fox” is out: no answer",
            "WARNING 20261122-020000 illustrate: ends with exit code 35, stopped: 40 of 42 pages ready, 2 failed, 4 drawn, "
                + "3.5 s; report library/reports/x",
            "ERROR 20261122-020000 illustrate: ends with exit code 130",
        ] {
            #expect(lines.contains(head + words + "\n"), "\(words)")
        }
    }

    @Test(arguments: SampleEvents.hostile) func isOneInertLine(text: String) {
        let sample = SampleEvents(text: text)
        for entry in sample.all.compactMap(\.logEntry) + sample.ends.map(\.logEntry) {
            let line = Self.line(entry)
            #expect(line.utf8.count <= NonBlockingLineWriter.longestLine)
            #expect(line.hasSuffix("\n"))
            #expect(line.dropLast().unicodeScalars.allSatisfy { $0.isInert })
        }
    }

    @Test func showsWhatItMadeInert() {
        #expect(
            Self.line((.info, "\u{1B}[2J\r\n\u{202E}\u{0}")).hasSuffix(
                #": \u{1b}[2J\u{d}\n\u{202e}\u{0}"# + "\n"))
    }

    @Test(arguments: LogLevel.allCases) func saysWhatIsAsGraveAndGraver(level: LogLevel) {
        let levels = SampleEvents(text: "").all.compactMap(\.logEntry?.level).filter { $0 <= level }
        #expect(Set(levels) == Set(LogLevel.allCases.prefix { $0 <= level }))
    }
}
