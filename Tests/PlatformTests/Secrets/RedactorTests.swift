import Domain
import Foundation
import TestSupport
import Testing

@testable import Platform

struct RedactorTests {
    private static func redactor(_ keys: String...) -> Redactor {
        let redactor = Redactor()
        for key in keys { redactor.add(Secret(key)) }
        return redactor
    }

    @Test func withoutKeysNothingChanges() {
        let text = "sk-lantern-1234 %73 \\u0073 &#115; c2stbGFudGVybi0xMjM0"
        #expect(Redactor().redacted(text) == text)
    }

    @Test(arguments: [
        ("no sk-lantern-1234 here", "no ‹secret› here"),
        ("no SK-Lantern-1234 here", "no ‹secret› here"),
        (#"no \u0073k\u002dlantern-1234 here"#, "no ‹secret› here"),
        ("no %73k-lantern%2D1234 here", "no ‹secret› here"),
        ("no %2573k-lantern-1234 here", "no ‹secret› here"),
        ("no &#x73;k&#45;lantern-1234 here", "no ‹secret› here"),
        ("no &#0000000000000000115;k&#x00000000000000000002d;lantern-1234 here", "no ‹secret› here"),
        (#"no \u{00000000&#55;3}k-lantern-1234 here"#, "no ‹secret› here"),
        (#"no \u{00000000000000000073}k-lantern-1234 here"#, "no ‹secret› here"),
        ("no sk-\u{200B}lant\u{AD}ern-\n1234 here", "no ‹secret› here"),
        ("no 73 6b 2d 6c 61 6e 74 65 72 6e 2d 31 32 33 34 here", "no ‹secret› here"),
        ("no c2stbGFudGVybi0xMjM0 here", "no ‹secret› here"),
        ("no c2stbGFudGVybi0xMj\nM0 here", "no ‹secret› here"),
        ("sk-lantern-1234sk-lantern-1234", "‹secret›"),
        ("‹secret›", "‹secret›"),
        ("sk-lantern-123", "sk-lantern-123"),
        ("100 % of all, 50%25 \\ &amp; = é 🦊 \u{200D}", "100 % of all, 50%25 \\ &amp; = é 🦊 \u{200D}"),
    ])
    func onlyTheKeyIsMasked(text: String, expected: String) {
        #expect(Self.redactor("sk-lantern-1234").redacted(text) == expected)
    }

    /// The mask has a word that may be a key, too.
    @Test func theMaskIsNotMasked() {
        let redactor = Self.redactor("secret", "lantern-key")
        #expect(redactor.redacted("a secret lantern-key ‹secret›") == "a ‹secret› ‹secret› ‹secret›")
        #expect(redactor.redacted(redactor.redacted("secret")) == "‹secret›")
    }

    @Test func aMaskSetsNoKeyFree() {
        #expect(Self.redactor("lantern-key", "fox").redacted("lantern-keyfox, prefox") == "‹secret›‹secret›, prefox")
        #expect(!Self.redactor("abcdef", "xyzxyz").redacted("xyzabcdefxyz").contains("abcdef"))
    }

    @Test func shortKeysAreMaskedAsWords() {
        let redactor = Self.redactor("the")
        #expect(redactor.redacted("the other, then “the”\nthe") == "‹secret› other, then “‹secret›”\n‹secret›")
        #expect(redactor.redacted("%74he bathe") == "‹secret› bathe")
    }

    @Test func charactersAreMaskedAsAWhole() {
        let redactor = Self.redactor("clé-secrète")
        for text in ["clé-secrète", "cl%E9-secr%E8te", "cl\\xe9-secr\\u00e8te", "cl&#233;-secr%C3%A8te"] {
            #expect(redactor.redacted("« \(text) »") == "« ‹secret› »", "\(text)")
        }
    }

    @Test func jsonStaysJSON() throws {
        let redactor = Self.redactor("n123456", "777777")
        let json = #"{"a": 777777, "b": "line\n123456 777777", "\u006e123456": ["x", "\"n123456\""]}"#
        let redacted = try #require(redactor.redacted(json: Array(json.utf8)))
        #expect(
            String(decoding: redacted, as: UTF8.self)
                == #"{"a": 777777, "b": "line\n123456 ‹secret›", "‹secret›": ["x", "\"‹secret›\""]}"#)
    }

    /// At least 2,000 combinations of keys, forms and places in a text.
    @Test(arguments: 0..<(Soak.isOn ? 200 : 8))
    func noFormOfAKeyIsLeft(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 17)
        let key = KeyForm.key(&random)
        let redactor = Redactor()
        redactor.add(Secret("another-key-of-this-run"))
        redactor.add(Secret(key), user: "mira")
        var forms = KeyForm.all
        for inner in KeyForm.plain + KeyForm.escapes + KeyForm.digits {
            let outer = (KeyForm.escapes + KeyForm.digits).randomElement(using: &random) ?? inner
            let third = (KeyForm.escapes + KeyForm.digits).randomElement(using: &random) ?? inner
            forms += [inner.within(outer), inner.within(outer).within(third)]
        }
        var unseen = 0
        for form in forms {
            let encoded = form.encode(key, &random)
            for (before, after) in [("no ", " here"), ("key=", "\n"), ("", ""), ("“ab.", "”, end")] {
                let text = before + encoded + after
                if !KeyTrace.isFound(key, in: text.utf8) { unseen += 1 }
                let redacted = redactor.redacted(text)
                #expect(redacted.contains("‹secret›"), "\(key) \(form): \(text)")
                #expect(!KeyTrace.isFound(key, in: redacted.utf8), "\(key) \(form): \(text) as \(redacted)")
                #expect(redactor.redacted(redacted) == redacted, "\(form)")
                // JSON is decoded before it is searched.
                let json = Array(try JSONEncoder().encode([text]))
                let clean = try JSONDecoder().decode([String].self, from: Data(redactor.redacted(json: json) ?? []))
                #expect(!KeyTrace.isFound(key, in: clean[0].utf8), "\(key) \(form) in JSON")
            }
        }
        // The search itself finds the forms in what is not redacted.
        #expect(unseen * 20 < forms.count * 4, "\(unseen) of \(forms.count * 4)")
    }

    @Test func largeTextsAreSearchedToTheEnd() {
        let redactor = Self.redactor("sk-lantern-1234")
        let words = Array(String(repeating: "The fox went home, and é 12 34. \n", count: 60_000).utf8)
        var start = ContinuousClock.now
        #expect(redactor.redacted(words) == words)
        print("\(words.count) bytes of text: \(ContinuousClock.now - start)")
        start = ContinuousClock.now
        let base64 = Array(
            Data((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) })
                .base64EncodedString().utf8)
        #expect(redactor.redacted(base64) == base64)
        print("\(base64.count) bytes of Base64: \(ContinuousClock.now - start)")
        for place in [0, 1_048_570, 1_048_576, 1_114_100, words.count] {
            let text = words[..<place] + Array("sk-lantern-1234".utf8) + words[place...]
            let redacted = redactor.redacted(Array(text))
            #expect(redacted.count == text.count - 15 + Secret.mask.utf8.count, "\(place)")
        }
    }

    /// Input that makes decoding expensive is masked as a whole.
    @Test(arguments: ["V", "%25", "\\\\", "QUFB"])
    func hostileTextTakesBoundedTime(part: String) {
        let text = String(repeating: part, count: 200_000 / part.utf8.count)
        let start = ContinuousClock.now
        let redacted = Self.redactor("sk-lantern-1234").redacted(text)
        #expect(redacted == text || redacted == "‹secret›")
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
