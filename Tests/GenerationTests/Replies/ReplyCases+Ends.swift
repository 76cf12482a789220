@testable import Generation

extension ReplyCases {
    static let tails: [ReplyCase] = [
        ReplyCase(
            "a bracket missing", #"{"page": {"cast": ["mia"]}, "alt": "A fox.""#,
            #"{"page": {"cast": ["mia"]}, "alt": "A fox."}"#, .one(.closedTail)),
        ReplyCase("a value in two fences", "```json\n{\"a\": [1]\n```\n```json\n, \"b\": 2}\n```", .cut(.value)),
        ReplyCase("a bracket missing, perhaps further in", #"{"page": {"number": 1, "alt": "A fox."}"#, .cut(.value)),
        ReplyCase(
            "a bracket missing, not further in", #"{"alt": "A fox.", "page": {"number": 1}"#,
            #"{"alt": "A fox.", "page": {"number": 1}}"#, .one(.closedTail), expecting: .object(keys: ["alt", "page"])),
        ReplyCase(
            "three brackets missing", #"{"pages": [{"cast": ["mia"]"#, #"{"pages": [{"cast": ["mia"]}]}"#,
            .many(.closedTail, 3)),
        ReplyCase(
            "a bracket missing in a fence", "```json\n{\"pages\": [1, 2]\n```", #"{"pages": [1, 2]}"#,
            .one(.codeFence),
            .one(.closedTail)),
        ReplyCase(
            "a bracket missing in a fence behind a number", "```json\n{\"page\": 1\n```", #"{"page": 1}"#,
            .one(.codeFence), .one(.closedTail)),
        ReplyCase(
            "a bracket missing, known to be cut", #"{"page": {"alt": "A fox."}"#, .cut(.value),
            wasCut: true),
        ReplyCase(
            "whole, known to be cut", #"{"page": {"alt": "A fox."}} And so"#,
            #"{"page": {"alt": "A fox."}}"#,
            .one(.textAround), wasCut: true),
        ReplyCase(
            "no JSON, known to be cut", "Let me think about the pages", .cut(.text), wasCut: true),
        ReplyCase("a number alone, known to be cut", "42", .cut(.number), wasCut: true),
        ReplyCase(
            "a bracket missing, all keys there", #"{"theme": "sea", "pages": [1]"#,
            #"{"theme": "sea", "pages": [1]}"#,
            .one(.closedTail),
            expecting: .object(keys: ["theme", "pages"])),
        ReplyCase(
            "a bracket missing, a key not there", #"{"theme": "sea", "characters": ["mia"]"#,
            .cut(.value),
            expecting: .object(keys: ["theme", "pages"])),
        ReplyCase(
            "a page with less than the one before", #"[{"number": 1, "alt": "A fox."}, {"number": "2""#,
            .cut(.value)),
        ReplyCase(
            "a page with as much as the one before",
            #"[{"number": 1, "alt": "A fox."}, {"number": 2, "alt": "Mia.""#,
            #"[{"number": 1, "alt": "A fox."}, {"number": 2, "alt": "Mia."}]"#, .many(.closedTail, 2)),
        ReplyCase("lists of numbers, cut", "[[1, 2], [3, 4", .cut(.number), expecting: .array),
        ReplyCase("a list of numbers, cut behind words", "Here: [1, 2], [3, 4", .cut(.number), expecting: .array),
        ReplyCase(
            "lists of numbers, broken", "[[1, 2], [3, oops]]", .malformed("“oops”", "a value"), expecting: .array),
        ReplyCase("cut in a string", #"{"page": 1, "alt": "A fo"#, .cut(.string)),
        ReplyCase("cut behind a backslash", #"{"page": 1, "alt": "A fo\"#, .cut(.string)),
        ReplyCase("cut in an escape", #"{"page": 1, "alt": "\u00"#, .cut(.string)),
        ReplyCase("cut in a number", #"{"page": 1"#, .cut(.number)),
        ReplyCase("cut in a fraction", #"{"a": [0.25"#, .cut(.number)),
        ReplyCase("cut in a literal", #"{"ok": tru"#, .cut(.word)),
        ReplyCase("cut in a key", #"{"page": 1, "al"#, .cut(.string)),
        ReplyCase("cut in a bare key", #"{page: 1, al"#, .cut(.word)),
        ReplyCase("cut behind a key", #"{"page": 1, "alt""#, .cut(.key)),
        ReplyCase("cut behind a colon", #"{"page": 1, "alt": "#, .cut(.key)),
        ReplyCase("cut behind a comma", #"{"page": 1, "#, .cut(.comma)),
        ReplyCase("cut behind a comma in a list", #"{"cast": ["mia","#, .cut(.comma)),
        ReplyCase("cut behind an opening bracket", #"{"pages": ["#, .cut(.bracket)),
        ReplyCase("cut behind the first bracket", "Here you are: {", .cut(.bracket)),
        ReplyCase("cut in a fence", "```json\n{\"page\": \n```", .cut(.key)),
    ]

    static let refusals: [ReplyCase] = [
        ReplyCase(
            "an error marker", "ERROR: this story is not suitable.",
            .refused("ERROR: this story is not suitable.")),
        ReplyCase(
            "an error marker in bold", "**ERROR:** not suitable", .refused("**ERROR:** not suitable")),
        ReplyCase(
            "an error marker and an answer", "ERROR: none\n{\"page\": 1}", #"{"page": 1}"#,
            .one(.textAround)),
        ReplyCase(
            "an error marker and JSON that was not asked for", "ERROR: {\"code\": 1}", .refused("ERROR:"),
            expecting: .object(keys: ["pages"])),
        ReplyCase(
            "English", "I'm sorry, but I can't assist with that request.",
            .refused("I'm sorry, but I can't assist with that request.")),
        ReplyCase(
            "English with a smart apostrophe", "I’m sorry, but I can’t create this.",
            .refused("I’m sorry, but I can’t create this.")),
        ReplyCase(
            "English in a sentence", "Thank you. However, I cannot\nassist with that.",
            .refused("Thank you. However, I cannot assist with that.")),
        ReplyCase(
            "German", "Es tut mir leid, aber ich kann dabei nicht helfen.",
            .refused("Es tut mir leid, aber ich kann dabei nicht helfen.")),
        ReplyCase(
            "French", "Je suis désolé, mais je ne peux pas vous aider.",
            .refused("Je suis désolé, mais je ne peux pas vous aider.")),
        ReplyCase(
            "Spanish", "Lo siento, pero no puedo ayudarte con eso.",
            .refused("Lo siento, pero no puedo ayudarte con eso.")),
        ReplyCase(
            "Italian", "Mi dispiace, ma non posso aiutarti.",
            .refused("Mi dispiace, ma non posso aiutarti.")),
        ReplyCase(
            "a refusal as a string", #""I cannot assist with that.""#,
            .refused("I cannot assist with that.")),
        ReplyCase(
            "a refusal behind thinking", "<think>Hm.</think>I cannot assist with that.",
            .refused("I cannot assist with that.")),
        ReplyCase(
            "a refusal and a form", "I can't create this. Try: {\"pages\": oops}",
            .refused("I can't create this. Try:")
        ),
        ReplyCase(
            "an apology and an answer", "Sorry, I can't give more than this:\n{\"page\": 1}",
            #"{"page": 1}"#,
            .one(.textAround)),
        ReplyCase(
            "a story that refuses", #"{"alt": "I cannot help with that, said the fox."#, .cut(.string)),
        ReplyCase(
            "a fox that refuses in broken JSON", #"{"alt": "I cannot help with that", "a": oops}"#,
            .malformed("“oops”", "a value")),
        ReplyCase("no refusal", "Once there was a fox.", .noJSON),
    ]

    static let nothing: [ReplyCase] = [
        ReplyCase("nothing", "", .error(.empty)),
        ReplyCase("white space", " \r\n\t ", .error(.empty)),
        ReplyCase("prose", "The fox ran home.", .noJSON),
        ReplyCase("an empty fence", "```json\n```", .noJSON),
        ReplyCase("a number in brackets", "The fox [1] ran home.", .noJSON),
        ReplyCase("brackets of a sentence", "The fox {the red one} ran [quickly] home.", .noJSON),
        ReplyCase("a byte order mark alone", "\u{FEFF}", .noJSON),
        ReplyCase("YAML", "pages:\n  - number: 1\n    alt: A fox.", .noJSON),
        ReplyCase("XML", "<page><alt>A fox.</alt></page>", .noJSON),
        ReplyCase("closing brackets", "}}]]", .noJSON),
        ReplyCase("deep arrays", String(repeating: "[", count: 65), .error(.tooDeep(limit: 64))),
        ReplyCase("deep objects", String(repeating: "{\"a\":", count: 65), .error(.tooDeep(limit: 64))),
        ReplyCase(
            "as deep as is read", String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
            String(repeating: "[", count: 64) + String(repeating: "]", count: 64)),
    ]

    static let all =
        strict + around + reasoning + several + commas + comments + quotes + strings + words + tails
        + refusals
        + nothing
}
