@testable import Generation

extension ReplyCases {
    static let quotes: [ReplyCase] = [
        ReplyCase("single quotes", "{'alt': 'A fox.'}", #"{"alt": "A fox."}"#, .many(.singleQuotes, 2)),
        ReplyCase(
            "an apostrophe in single quotes", "{'alt': 'Mia's fox isn't here.'}",
            #"{"alt": "Mia's fox isn't here."}"#,
            .many(.singleQuotes, 2), .many(.unescapedQuote, 2)),
        ReplyCase(
            "an escaped apostrophe", #"{'alt': 'Mia\'s fox.'}"#, #"{"alt": "Mia's fox."}"#,
            .many(.singleQuotes, 2),
            .one(.badEscape)),
        ReplyCase(
            "an apostrophe in a single-quoted key", "{'Mia's hat': 1}", #"{"Mia's hat": 1}"#,
            .one(.singleQuotes),
            .one(.unescapedQuote)),
        ReplyCase(
            "mixed quotes of a Python dictionary", #"{'alt': "Mia's fox.", 'ok': True}"#,
            #"{"alt": "Mia's fox.", "ok": true}"#,
            .many(.singleQuotes, 2), .one(.pythonLiteral)),
        ReplyCase(
            "double quotes inside single ones", #"{"alt": 'She says "hi".'}"#,
            #"{"alt": "She says \"hi\"."}"#,
            .one(.singleQuotes)),
        ReplyCase("smart quotes", "{“alt”: “A fox.”}", #"{"alt": "A fox."}"#, .many(.smartQuotes, 2)),
        ReplyCase(
            "German quotes", "{„alt“: „Ein Fuchs.“}", #"{"alt": "Ein Fuchs."}"#, .many(.smartQuotes, 2)),
        ReplyCase(
            "single smart quotes", "{‘alt’: ‘Mia’s fox.’}", #"{"alt": "Mia’s fox."}"#,
            .many(.smartQuotes, 2),
            .one(.unescapedQuote)),
        ReplyCase(
            "smart quotes that end straight", "{“alt\": “A fox.\"}", #"{"alt": "A fox."}"#,
            .many(.smartQuotes, 2)),
        ReplyCase(
            "smart quotes inside straight ones", #"{"alt": "“Hi,” says Mia."}"#,
            #"{"alt": "“Hi,” says Mia."}"#),
        ReplyCase(
            "dialogue in the middle", #"{"alt": "Mia says "hi" to the fox.", "page": 1}"#,
            #"{"alt": "Mia says \"hi\" to the fox.", "page": 1}"#, .many(.unescapedQuote, 2)),
        ReplyCase(
            "dialogue with a comma", #"{"alt": ""Come", said Mia.", "page": 1}"#,
            #"{"alt": "\"Come\", said Mia.", "page": 1}"#, .many(.unescapedQuote, 2)),
        ReplyCase(
            "dialogue at the end", #"{"alt": "Mia says "hi"", "page": 1}"#,
            #"{"alt": "Mia says \"hi\"", "page": 1}"#,
            .many(.unescapedQuote, 2)),
        ReplyCase(
            "dialogue at the end of the object", #"{"alt": "Mia says "hi""}"#,
            #"{"alt": "Mia says \"hi\""}"#,
            .many(.unescapedQuote, 2)),
        ReplyCase(
            "two quoted words and a comma", #"{"alt": "The "big", "red" fox.", "page": 1}"#,
            #"{"alt": "The \"big\", \"red\" fox.", "page": 1}"#, .many(.unescapedQuote, 4)),
        ReplyCase(
            "dialogue in a list", #"["Mia says "hi" twice.", "The fox."]"#,
            #"["Mia says \"hi\" twice.", "The fox."]"#,
            .many(.unescapedQuote, 2)),
        ReplyCase(
            "dialogue with a comma in a list", #"["The "big", red fox.", "Mia"]"#,
            #"["The \"big\", red fox.", "Mia"]"#,
            .many(.unescapedQuote, 2)),
        ReplyCase(
            "a doubled quotation mark", #"{"alt": "The ""big"" fox."}"#,
            #"{"alt": "The \"\"big\"\" fox."}"#,
            .many(.unescapedQuote, 4)),
        ReplyCase(
            "a quoted title and a colon", #"{"alt": "A book, "Foxes": a tale."}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a string never closed", "{\"alt\": \"A fox.,\n\"mood\": \"calm\"}",
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "two inch marks", #"{"alt": "A 5" mouse and a 6" mouse."}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a string and a number without a comma", #"["a boat" 401, ""]"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "an inch mark", #"{"alt": "A 5" tall mouse.", "page": 1}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a quotation never closed", #"{"alt": "Mia says "hi to the fox.", "page": 1}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase("a quotation that is cut", #"{"alt": "Mia says "hi""#, .cut(.string)),
        ReplyCase(
            "a key that lost its end", #"{"id": "mia", "name: "Mia", "kind": "girl"}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a key that lost its colon", #"{"id": "mia", "name" "Mia", "kind": "girl"}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "an element that lost its end", #"["a boat, "a lantern", "a fox"]"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "an element that lost its beginning", #"["a boat", a lantern", "a fox"]"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a first mark twice", #"{"alt": ""A fox.", "page": 1}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a last mark twice", #"{"alt": "A fox."", "page": 1}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "a key whose first mark stands twice", #"{"alt": "A fox.", ""page": 1}"#,
            .malformed("“\"”", "“,” behind the string, or “\\” before the quotation mark")),
        ReplyCase(
            "an escaped smart quote", "{“alt”: “He says \\”hi\\”.”}", #"{"alt": "He says ”hi”."}"#,
            .many(.smartQuotes, 2), .many(.badEscape, 2)),
    ]
}
