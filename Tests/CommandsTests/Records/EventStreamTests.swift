import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Media
@testable import Pipeline
@testable import Platform
@testable import Reports

struct EventStreamTests {
    private static let time = 1_795_309_203.1204

    private static func lines(_ events: SampleEvents, run: String? = "20261122-020000") -> [[UInt8]] {
        var stream = EventStream()
        return events.all.compactMap { stream.line(for: $0, run: run, at: time) }
            + events.ends.map { stream.line(ending: $0, run: run, at: time) }
            + [EventStream.line(losing: 7, run: run, at: time)]
    }

    @Test func readsAsWrittenDown() {
        var stream = EventStream()
        let sample = SampleEvents(text: "The “Fox”")
        let lines = sample.all.compactMap { stream.line(for: $0, run: "20261122-020000", at: Self.time) }
            .map { String(decoding: $0, as: UTF8.self) }
        let head = #"{"v":2,"seq":1,"time":"2026-11-22T01:00:03.120Z","run":"20261122-020000","event":"#
        #expect(lines.first == head + #""run-began","stories":3}"# + "\n")
        let attempt = [
            #""event":"attempt","collection":"tales","story":"fox","page":"tales/fox/3/2","pageNumber":3,"panelNumber":2,"#,
            #""number":1,"backend":"The “Fox”","rung":"full-softened","seed":"7","outcome":"bad-reply","#,
            #""started":"1970-01-01T00:00:01.000Z","seconds":2.0,"price":{"amount":0.04},"#,
            #""message":"The “Fox”","concept":"The “Fox”"}"#,
        ].joined()
        #expect(lines.first { $0.contains(#""attempt""#) }?.contains(attempt) == true)
        let back =
            #""event":"backend-back","backend":"The “Fox”","message":"The “Fox”","seconds":2.0,"pages":37,"stories":0}"#
        #expect(lines.contains { $0.hasSuffix(back + "\n") })
        let line = String(decoding: stream.line(ending: sample.ends[0], run: nil, at: Self.time), as: UTF8.self)
        let end = [
            #""event":"run-ended","exitCode":35,"end":"stopped","limit":"images","counts":{"#,
            #""panelsByStatus":{"failed":2,"ready":40},"#,
            #""pagesByState":{"failed":2,"placeholder":0,"ready":40,"undrawn":0},"attempts":0,"saved":0,"#,
            #""cost":{"amount":0.16},"stories":3,"new":0,"drawn":4,"#,
            #""books":2},"seconds":3.5,"report":"library/reports/x"}"#, "\n",
        ].joined()
        #expect(line.hasSuffix(end))
    }

    @Test(arguments: ["The Lantern Fox", ""] + SampleEvents.hostile)
    func isAsItsSchemaSays(text: String) throws {
        let schema = try PublishedSchema("Reports/Schemas/events.schema.json")
        for line in Self.lines(SampleEvents(text: text)) + Self.lines(SampleEvents(text: text), run: nil) {
            #expect(try schema.problems(with: line) == [])
        }
    }

    @Test func theSchemaKnowsNoOtherEvents() throws {
        let names = try Self.lines(SampleEvents(text: "")).map {
            try JSONDecoder().decode(Name.self, from: Data($0)).event
        }
        #expect(try Set(PublishedSchema("Reports/Schemas/events.schema.json").alternatives) == Set(names))
    }

    @Test func theSchemaNamesWhatDoesNotFit() throws {
        let line = String(decoding: Self.lines(SampleEvents(text: ""))[0], as: UTF8.self)
        let wrong = line.replacing("\"v\":2", with: "\"v\":3").replacing("stories", with: "tales")
        #expect(
            try PublishedSchema("Reports/Schemas/events.schema.json").problems(with: Array(wrong.utf8)).sorted() == [
                "$.v: not the constant", "$: no stories", "$: tales is not described",
            ])
    }

    @Test func countsItsLines() throws {
        let numbers = try Self.lines(SampleEvents(text: "")).map {
            try JSONDecoder().decode(Name.self, from: Data($0)).seq
        }
        #expect(numbers == Array(1..<numbers.count).map { Optional($0) } + [nil])
    }

    /// It contains no active control characters, and a pipe accepts it in one piece.
    @Test(arguments: SampleEvents.hostile) func isInertAndShort(text: String) throws {
        for line in Self.lines(SampleEvents(text: text)) {
            #expect(line.count <= NonBlockingLineWriter.longestLine)
            #expect(line.last == UInt8(ascii: "\n"))
            #expect(String(decoding: line.dropLast(), as: UTF8.self).unicodeScalars.allSatisfy { $0.isInert })
        }
    }

    @Test func losesNothingOfAText() throws {
        for text in SampleEvents.hostile.dropLast(2) {
            var line = JSONLine()
            line.add("event", text)
            let name = try JSONDecoder().decode(Name.self, from: Data(line.line))
            #expect(Array(name.event.unicodeScalars) == Array(text.unicodeScalars))
        }
    }

    private struct Name: Decodable {
        var event: String
        var seq: Int?
    }
}
