@testable import Generation

enum ReplyCases {}

extension ReplyCases {
    static let strict: [ReplyCase] = [
        ReplyCase("an empty object", "{}", "{}"),
        ReplyCase("an empty array", " [ ] \n", "[]"),
        ReplyCase(
            "a cast list",
            #"{"characters": [{"id": "mia", "name": "Mia", "age": 6}, {"id": "fox", "name": "Rusty"}]}"#,
            #"{"characters": [{"id": "mia", "name": "Mia", "age": 6}, {"id": "fox", "name": "Rusty"}]}"#),
        ReplyCase(
            "every escape", #"{"a": "\" \\ \/ \b \f \n \r \t \u00e9"}"#,
            #"{"a": "\" \\ / \b \f \n \r \t é"}"#),
        ReplyCase("a surrogate pair", #"["\ud83e\udd8a"]"#, #"["🦊"]"#),
        ReplyCase("an escaped U+0000", #"["\u0000"]"#, #"["\u0000"]"#),
        ReplyCase(
            "numbers", "[0, -0, 10, -3.25, 1e3, 2.5E-3, 1e+2]", "[0, 0, 10, -3.25, 1000, 0.0025, 100]"),
        ReplyCase(
            "the largest exact integer", "[9007199254740991, -9007199254740991]",
            "[9007199254740991, -9007199254740991]"),
        ReplyCase("a string alone", #" "Once." "#, #""Once.""#),
        ReplyCase("a number alone", "42", "42"),
        ReplyCase("a literal alone", "null", "null"),
        ReplyCase(
            "a quotation mark before comma and key", #"{"a": "\"", "b": "\","}"#,
            #"{"a": "\"", "b": "\","}"#),
        ReplyCase(
            "markup in strings", #"{"a": "```json {} <think> </think> // # /* */ 'x' “y”"}"#,
            #"{"a": "```json {} <think> </think> // # /* */ 'x' “y”"}"#),
        ReplyCase("a key with escapes", #"{"a\"b": 1, "c\\": 2}"#, #"{"a\"b": 1, "c\\": 2}"#),
        ReplyCase("empty strings", #"{"": "", "a": ["", ""]}"#, #"{"": "", "a": ["", ""]}"#),
        ReplyCase(
            "carriage returns between values", "{\r\n\"a\": 1,\r\n\"b\": 2\r\n}\r\n", #"{"a": 1, "b": 2}"#
        ),
    ]

    static let around: [ReplyCase] = [
        ReplyCase(
            "no opening bracket", #""theme": "sea", "pages": [{"number": 1}]}"#,
            .malformed("“:”", "nothing before the beginning of the value")),
        ReplyCase(
            "no opening bracket of a list", #"{"number": 1}, {"number": 2}]"#,
            .malformed("“,”", "nothing behind the end of the value")),
        ReplyCase("a comma in the words", "Of course, {\"page\": 1}", #"{"page": 1}"#, .one(.textAround)),
        ReplyCase("a byte order mark", "\u{FEFF}{\"page\": 1}", #"{"page": 1}"#, .one(.byteOrderMark)),
        ReplyCase("U+0000 around", "\0{\"page\": 1}\0\0", #"{"page": 1}"#, .many(.nullByte, 3)),
        ReplyCase("U+0000 inside", "{\"page\":\0 \"on\0e\"}", #"{"page": "one"}"#, .many(.nullByte, 2)),
        ReplyCase("a no-break space", "{\"page\":\u{A0}1}", #"{"page": 1}"#, .one(.oddSpace)),
        ReplyCase("a fence", "```json\n{\"page\": 1}\n```", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase(
            "a fence without a name", "```\n{\"page\": 1}\n```\n", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase(
            "a fence in capitals", "``` JSON\n{\"page\": 1}\n```", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase(
            "a fence of tildes", "~~~json\n{\"page\": 1}\n~~~", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase("a fence in one line", "```json {\"page\": 1}```", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase(
            "a fence never closed", "```json\n{\"page\": 1}\n", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase("a fence never opened", "{\"page\": 1}\n```", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase("single backticks", "`{\"page\": 1}`", #"{"page": 1}"#, .one(.codeFence)),
        ReplyCase(
            "words before", "Here is the page you asked for:\n\n{\"page\": 1}", #"{"page": 1}"#,
            .one(.textAround)),
        ReplyCase(
            "words behind", "{\"page\": 1}\n\nI hope this helps!", #"{"page": 1}"#, .one(.textAround)),
        ReplyCase(
            "words on both sides", "Sure!\n{\"page\": 1}\nShall I go on?", #"{"page": 1}"#,
            .many(.textAround, 2)),
        ReplyCase(
            "words and a fence", "Sure! Here it is:\n```json\n{\"page\": 1}\n```\nEnjoy.",
            #"{"page": 1}"#,
            .many(.textAround, 2), .one(.codeFence)),
        ReplyCase(
            "brackets in the words", "I used [3] panels (see {hero}):\n{\"page\": 1}\nThat is [all].",
            #"{"page": 1}"#,
            .many(.textAround, 4)),
        ReplyCase(
            "an assignment", "const plan = {\"page\": 1};", #"{"page": 1}"#, .many(.textAround, 2)),
        ReplyCase(
            "an answer tag", "<answer>{\"page\": 1}</answer>", #"{"page": 1}"#, .many(.textAround, 2)),
        ReplyCase("end tokens", "{\"page\": 1}<|im_end|>", #"{"page": 1}"#, .one(.channelMarker)),
        ReplyCase(
            "an opening bracket in words", "Well { here it comes: [ {\"page\": 1}", #"[{"page": 1}]"#,
            .one(.textAround), .one(.closedTail)),
    ]
}
