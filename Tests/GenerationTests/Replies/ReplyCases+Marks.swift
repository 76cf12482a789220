@testable import Generation

extension ReplyCases {
    static let commas: [ReplyCase] = [
        ReplyCase(
            "a trailing comma in an object", #"{"page": 1,}"#, #"{"page": 1}"#, .one(.trailingComma)),
        ReplyCase(
            "a trailing comma in an array", #"{"cast": ["mia", "fox", ]}"#, #"{"cast": ["mia", "fox"]}"#,
            .one(.trailingComma)),
        ReplyCase(
            "trailing commas at every depth", "{\"pages\": [{\"number\": 1,},],}",
            #"{"pages": [{"number": 1}]}"#,
            .many(.trailingComma, 3)),
        ReplyCase(
            "a missing comma between members", "{\"number\": 1 \"alt\": \"A fox.\"}",
            #"{"number": 1, "alt": "A fox."}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma behind a string", "{\"alt\": \"A fox.\"\n \"mood\": \"calm\"}",
            #"{"alt": "A fox.", "mood": "calm"}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma behind a string in one line", #"{"alt": "A fox." "mood": "calm"}"#,
            #"{"alt": "A fox.", "mood": "calm"}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma between pages", #"{"pages": [{"number": 1} {"number": 2}]}"#,
            #"{"pages": [{"number": 1}, {"number": 2}]}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma between lines of a list", "{\"props\": [\"lantern\"\n\"boat\"]}",
            #"{"props": ["lantern", "boat"]}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma behind a list", "{\"cast\": [\"mia\"] \"mood\": \"calm\"}",
            #"{"cast": ["mia"], "mood": "calm"}"#, .one(.missingComma)),
        ReplyCase(
            "a missing comma before a bare key", "{alt: \"A fox.\"\n mood: \"calm\"}",
            #"{"alt": "A fox.", "mood": "calm"}"#, .many(.unquotedKey, 2), .one(.missingComma)),
        ReplyCase("numbers without commas", #"{"sizes": [1 2]}"#, .malformed("“2”", "“,” or “]”")),
        ReplyCase(
            "two strings in one line of a list", #"{"props": ["lantern" "boat"]}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a comma twice", #"{"number": 1,, "mood": "calm"}"#, #"{"number": 1, "mood": "calm"}"#,
            .one(.extraComma)),
        ReplyCase("a comma first", #"{"cast": [, "mia"]}"#, #"{"cast": ["mia"]}"#, .one(.extraComma)),
        ReplyCase("a thousands separator", #"{"sizes": [1,000]}"#, .malformed("“000”", "a number")),
        ReplyCase(
            "a semicolon", #"{"alt": "A fox."; "mood": "calm"}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase("an equals sign", #"{"number" = 1}"#, .malformed("“=”", "“:”")),
        ReplyCase("no colon", #"{"number" 1}"#, .malformed("“1”", "“:”")),
        ReplyCase("no value", #"{"number": , "mood": "calm"}"#, .malformed("“,”", "a value")),
        ReplyCase("no value at the end", #"{"number": }"#, .malformed("“}”", "a value")),
        ReplyCase("the wrong closing bracket", #"{"cast": ["mia"}"#, .malformed("“}”", "“,” or “]”")),
        ReplyCase(
            "an object closed as a list", #"{"page": {"number": 1]}"#, .malformed("“]”", "“,” or “}”")),
    ]

    static let comments: [ReplyCase] = [
        ReplyCase(
            "a line comment", "{\n  // the first page\n  \"page\": 1\n}", #"{"page": 1}"#, .one(.comment)),
        ReplyCase(
            "a comment behind a comma", "{\"page\": 1, // one\n \"alt\": \"A fox.\"}",
            #"{"page": 1, "alt": "A fox."}"#,
            .one(.comment)),
        ReplyCase(
            "a comment behind a string", "{\"alt\": \"A fox.\" // red\n}", #"{"alt": "A fox."}"#,
            .one(.comment)),
        ReplyCase(
            "a comment between string and comma", "{\"alt\": \"A fox.\" /* red */, \"page\": 1}",
            #"{"alt": "A fox.", "page": 1}"#, .one(.comment)),
        ReplyCase("a block comment", "{\"page\": /* {\"x\": [ */ 1}", #"{"page": 1}"#, .one(.comment)),
        ReplyCase(
            "a hash comment", "{\"page\": 1, # the first\n\"alt\": \"A fox.\" # red\n}",
            #"{"page": 1, "alt": "A fox."}"#, .many(.comment, 2)),
        ReplyCase(
            "a comment in place of a page", "{\"pages\": [{\"number\": 1},\n // more pages\n]}",
            #"{"pages": [{"number": 1}]}"#, .one(.comment), .one(.trailingComma)),
        ReplyCase("a comment never closed", "{\"page\": 1, /* and so on", .cut(.comment)),
        ReplyCase("a slash", #"{"page": 1 / 2}"#, .malformed("“/”", "JSON")),
        ReplyCase(
            "an ellipsis for more pages", #"{"pages": [{"number": 1}, ...]}"#,
            .malformed("“...”", "a number")),
        ReplyCase(
            "an ellipsis in one character", #"{"pages": [{"number": 1}, …]}"#,
            .malformed("“…”", "a value")),
    ]
}
