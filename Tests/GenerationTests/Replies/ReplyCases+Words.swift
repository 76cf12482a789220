@testable import Generation

extension ReplyCases {
    static let strings: [ReplyCase] = [
        ReplyCase(
            "a raw newline", "{\"alt\": \"A fox.\nA boat.\"}", #"{"alt": "A fox.\nA boat."}"#,
            .one(.unescapedNewline)),
        ReplyCase(
            "raw carriage return and newline", "{\"alt\": \"A fox.\r\nA boat.\"}",
            #"{"alt": "A fox.\r\nA boat."}"#,
            .many(.unescapedNewline, 2)),
        ReplyCase(
            "a raw tab", "{\"alt\": \"A\tfox.\"}", #"{"alt": "A\tfox."}"#, .one(.unescapedControl)),
        ReplyCase(
            "a raw escape character", "{\"alt\": \"A \u{1B}fox.\"}", #"{"alt": "A \u001bfox."}"#,
            .one(.unescapedControl)),
        ReplyCase("a raw delete is strict", "{\"alt\": \"\u{7F}\"}", #"{"alt": "\u007f"}"#),
        ReplyCase(
            "an escaped underscore", #"{"time\_of\_day": "day"}"#, #"{"time_of_day": "day"}"#,
            .many(.badEscape, 2)),
        ReplyCase(
            "a Windows path", #"{"file": "C:\games"}"#, #"{"file": "C:\\games"}"#, .one(.badEscape)),
        ReplyCase("a hexadecimal escape", #"{"alt": "\x41"}"#, #"{"alt": "\\x41"}"#, .one(.badEscape)),
        ReplyCase(
            "a backslash at the end of a line", "{\"alt\": \"A fox,\\\nred.\"}",
            #"{"alt": "A fox,\nred."}"#,
            .one(.badEscape), .one(.unescapedNewline)),
        ReplyCase("a lone high surrogate", #"["\ud800"]"#, #"["\ufffd"]"#, .one(.loneSurrogate)),
        ReplyCase("a lone low surrogate", #"["\udc00!"]"#, #"["\ufffd!"]"#, .one(.loneSurrogate)),
        ReplyCase(
            "a high surrogate before a letter", #"["\ud83eA"]"#, #"["\ufffdA"]"#, .one(.loneSurrogate)),
        ReplyCase(
            "a high surrogate before an escape", #"["\ud83e\u0041"]"#, #"["\ufffdA"]"#,
            .one(.loneSurrogate)),
        ReplyCase(
            "two high surrogates and a low one", #"["\ud83e\ud83e\udd8a"]"#, #"["\ufffd🦊"]"#,
            .one(.loneSurrogate)),
        ReplyCase("a lone surrogate alone", #""\ud800""#, #""\ufffd""#, .one(.loneSurrogate)),
        ReplyCase(
            "a short escape", #"{"alt": "\u12 "}"#,
            .malformed("white space", "four hexadecimal digits behind “\\u”")),
        ReplyCase(
            "an escape with a brace", #"{"alt": "\u{e9}"}"#,
            .malformed("“{”", "four hexadecimal digits behind “\\u”")),
    ]

    static let words: [ReplyCase] = [
        ReplyCase(
            "Python literals", #"{"a": True, "b": False, "c": None}"#,
            #"{"a": true, "b": false, "c": null}"#,
            .many(.pythonLiteral, 3)),
        ReplyCase("NaN", #"{"a": NaN}"#, .malformed("“NaN”", "a value")),
        ReplyCase("Infinity", #"{"a": Infinity}"#, .malformed("“Infinity”", "a value")),
        ReplyCase("minus Infinity", #"{"a": -Infinity}"#, .malformed("“-Infinity”", "a number")),
        ReplyCase("undefined", #"{"a": undefined}"#, .malformed("“undefined”", "a value")),
        ReplyCase("a bare word", #"{"mood": calm}"#, .malformed("“calm”", "a value")),
        ReplyCase("a literal in capitals", #"{"a": TRUE}"#, .malformed("“TRUE”", "a value")),
        ReplyCase("a literal that goes on", #"{"a": trueish}"#, .malformed("“trueish”", "a value")),
        ReplyCase(
            "an empty form", #"{"alt": <the alt text>, "page": 1}"#, .malformed("“<”", "a value")),
        ReplyCase(
            "unquoted keys", "{number: 1, time_of_day: \"day\", $id: 2}",
            #"{"number": 1, "time_of_day": "day", "$id": 2}"#, .many(.unquotedKey, 3)),
        ReplyCase(
            "keys that are numbers", "{1: \"a\", 2: \"b\"}", #"{"1": "a", "2": "b"}"#,
            .many(.unquotedKey, 2)),
        ReplyCase("a key beyond ASCII", "{größe: 1}", #"{"größe": 1}"#, .one(.unquotedKey)),
        ReplyCase("a value for a key", #"{"cast": {"mia"}}"#, .malformed("“}”", "“:”")),
        ReplyCase(
            "a list for a key", #"{"a": {[1]: 2}}"#, .malformed("“[”", "a key in quotation marks")),
        ReplyCase("duplicate keys", #"{"page": 1, "page": 2}"#, #"{"page": 2}"#, .one(.duplicateKey)),
        ReplyCase(
            "the same member twice", #"{"page": 1, "page": 1}"#, #"{"page": 1}"#, .one(.duplicateKey)),
        ReplyCase(
            "a key three times", #"{"page": 1, "a": 0, "page": 2, "page": 3}"#, #"{"page": 3, "a": 0}"#,
            .many(.duplicateKey, 2)),
        ReplyCase("a plus", #"{"page": +1}"#, #"{"page": 1}"#, .one(.numberForm)),
        ReplyCase(
            "leading zeros", #"{"page": 007, "of": 08}"#, #"{"page": 7, "of": 8}"#, .many(.numberForm, 2)),
        ReplyCase(
            "a hexadecimal number", #"{"colour": 0xFF, "back": -0x10}"#, #"{"colour": 255, "back": -16}"#,
            .many(.numberForm, 2)),
        ReplyCase(
            "numbers without a digit at the point", #"{"a": .5, "b": 5., "c": -.5}"#,
            #"{"a": 0.5, "b": 5, "c": -0.5}"#,
            .many(.numberForm, 3)),
        ReplyCase("underscores in a number", #"{"a": 1_000}"#, #"{"a": 1000}"#, .one(.numberForm)),
        ReplyCase("an underscore at the end", #"{"a": 1_}"#, .malformed("“1_”", "a number")),
        ReplyCase("two points", #"{"a": 1.2.3}"#, .malformed("“1.2.3”", "a number")),
        ReplyCase("a range", #"{"sentences": 3-5}"#, .malformed("“3-5”", "a number")),
        ReplyCase("a unit", #"{"a": 5px}"#, .malformed("“5px”", "a number")),
        ReplyCase("a percentage", #"{"a": 50%}"#, .malformed("“50%”", "a number")),
        ReplyCase("a minus alone", #"{"a": -}"#, .malformed("“-”", "a number")),
        ReplyCase("an exponent without digits", #"{"a": 1e}"#, .malformed("“1e”", "a number")),
        ReplyCase("a number beyond a double", #"{"a": 1e400}"#, .malformed("“1e400”", "a number")),
        ReplyCase("a number too small for a double", "[1e-400]", "[0]"),
        ReplyCase("hexadecimal without digits", #"{"a": 0x}"#, .malformed("“0x”", "a number")),
    ]
}
