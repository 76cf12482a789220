import Testing

@testable import Generation

@Suite struct ReplyErrorTests {
    private func text(
        _ reply: String, expecting: ExpectedValue = .any, limits: ReplyLimits = ReplyLimits()
    ) -> String? {
        let parser = ReplyParser(limits: limits, refusals: RefusalPhrases(markers: ["ERROR:"]))
        return #expect(throws: ReplyError.self) { try parser.parse(reply, expecting: expecting) }?
            .description
    }

    @Test func saysWhatIsWrongWordForWord() {
        #expect(text(" ") == "the reply is empty; ask again")
        #expect(
            text("ERROR: a story for grown-ups") == "the model refused: “ERROR: a story for grown-ups”")
        #expect(
            text("The fox\nran home.")
                == "the reply holds no JSON, “The fox ran home.”; ask again for JSON alone")
        #expect(
            text("{\"pages\": [{\"number\": 1,\n  \"alt\": \"A red fo")
                == "the reply stops at line 2, column 19 (pages[0].alt), near “…\": [{\"number\": 1, \"alt\": \"A red fo”: "
                + "inside a string; ask again with more room")
        #expect(
            text("{\"pages\": [{\"number\": one}]}")
                == "the reply cannot be read as JSON at line 1, column 23 (pages[0].number), near "
                + "“{\"pages\": [{\"number\": one}]}”: found “one”, expected a value; ask again for JSON alone"
        )
    }

    @Test func saysWhichLimitIsExceeded() {
        #expect(
            text("{}      ", limits: ReplyLimits(bytes: 7))
                == "the reply has 8 bytes, at most 7 are read; ask for less at a time")
        #expect(
            text("[[[]]]", limits: ReplyLimits(depth: 2))
                == "the reply cannot be read as JSON: brackets nested deeper than 2; ask again for a flatter value"
        )
        #expect(
            text("[1, 2, 3]", limits: ReplyLimits(members: 2))
                == "the reply cannot be read as JSON: more than 2 members and elements; ask for less at a time"
        )
        #expect(
            text("{\"alt\": \"A fox.\"}", limits: ReplyLimits(stringBytes: 5))
                == "the reply cannot be read as JSON at line 1, column 10 (alt), near “{\"alt\": \"A fox.\"}”: "
                + "a string longer than 5 bytes; ask for less at a time")
    }

    @Test func saysWhereBytesAreNotText() {
        let error = #expect(throws: ReplyError.self) {
            try ReplyParser().parse(Array("{\"a\": \"é".utf8) + [0xFF] + Array("\"}".utf8))
        }
        #expect(error == .notText(byteOffset: 9))
        #expect(error?.description == "the reply is not UTF-8 text: byte 9 cannot be read; ask again")
    }

    @Test func takesHalfACharacterAtTheEndForACut() {
        let error = #expect(throws: ReplyError.self) {
            try ReplyParser().parse(Array("{\"a\": \"é".utf8.dropLast()))
        }
        guard case .cut(let place, .string) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(place.offset == 7)
    }

    @Test func showsNothingThatMovesTheCursor() {
        let reply = "{\"alt\": \"\u{1B}[2J\u{202E}\u{7}\u{9B}\u{200B}\r\n\t \u{2028}a\", \"b\": \u{1B}[31m}"
        let shown = text(reply) ?? ""
        #expect(shown.contains("near “…alt\": \"·[2J···· a\", \"b\": ·[31m}”: found “·”"))
        #expect(shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    }

    @Test(arguments: [0, 10, 100, 1000])
    func keepsExcerptsShort(_ padding: Int) {
        let words = String(repeating: "fox é🦊 ", count: padding)
        for reply in [
            "{\"alt\": \"\(words)\", \"a\": oops, \"b\": \"\(words)\"}", "{\"alt\": \"\(words)",
            words + ".",
        ] {
            let error = #expect(throws: ReplyError.self) { try ReplyParser().parse(reply) }
            switch error {
            case .cut(let place, _), .malformed(let place, _, _):
                #expect(place.excerpt.unicodeScalars.count <= 60)
            case .noJSON(let excerpt): #expect(excerpt.unicodeScalars.count <= 60)
            default: Issue.record("\(String(describing: error))")
            }
        }
    }

    @Test(arguments: [
        ("{\n\"a\": x}", 2, 6), ("{\r\n\"a\": x}", 2, 6), ("{\r\"a\": x}", 2, 6), ("{\"é🦊\": x}", 1, 8),
        ("{\n\n\n\"a\":\nx}", 5, 1),
    ])
    func countsLinesAndColumns(_ reply: String, line: Int, column: Int) {
        let error = #expect(throws: ReplyError.self) { try ReplyParser().parse(reply) }
        guard case .malformed(let place, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(place.line == line)
        #expect(place.column == column)
    }
}
