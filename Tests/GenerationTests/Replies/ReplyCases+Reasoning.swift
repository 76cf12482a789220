@testable import Generation

extension ReplyCases {
    static let reasoning: [ReplyCase] = [
        ReplyCase(
            "a think block", "<think>Two pages?</think>\n{\"page\": 1}", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "an empty think block", "<think>\n\n</think>\n\n{\"page\": 1}", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "a draft in a think block", "<think>Maybe {\"page\": 9}?</think>{\"page\": 1}",
            #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "broken JSON in a think block", "<think>{\"page\": [1, }</think>{\"page\": 1}",
            #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "a think block never opened", "Maybe {\"page\": 9}?\n</think>\n{\"page\": 1}",
            #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "broken reasoning never opened", "So {\"page\": ... hm\n</think>\n{\"page\": 1}",
            #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase("a think block never closed", "<think>Let me see. {\"page\": 1}", .cut(.reasoning)),
        ReplyCase(
            "thinking in capitals", "<THINKING>Hm.</THINKING>{\"page\": 1}", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "thinking in brackets", "[THINK]Hm [1].[/THINK]{\"page\": 1}", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "thinking behind the value", "{\"page\": 1}\n<think>Was that right?</think>", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "channels",
            "<|channel|>analysis<|message|>Let me {plan}.<|end|><|start|>assistant<|channel|>final<|message|>{\"page\": 1}<|return|>",
            #"{"page": 1}"#, .many(.channelMarker, 2)),
        ReplyCase(
            "a channel with a constraint",
            "<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>{\"page\": 1}",
            #"{"page": 1}"#, .one(.channelMarker)),
        ReplyCase(
            "a channel that is cut", "<|channel|>analysis<|message|>Let me plan {\"page\": 1}",
            .cut(.reasoning)),
        ReplyCase(
            "a thought channel", "<|channel>thought\nHm.<channel|>{\"page\": 1}", #"{"page": 1}"#,
            .one(.channelMarker)),
        ReplyCase(
            "think block and fence", "<think>Hm.</think>\n\n```json\n{\"page\": 1}\n```", #"{"page": 1}"#,
            .one(.thinkBlock), .one(.codeFence)),
        ReplyCase(
            "a string never closed in reasoning", "So {\"alt\": \"a fox, hm\n</think>\n{\"page\": 1}", #"{"page": 1}"#,
            .one(.thinkBlock)),
        ReplyCase(
            "a think tag in a string of broken JSON", #"{"alt": "</think>", "x": {"number": 2} oops}"#,
            .malformed("“oops”", "“,” or “}”")),
        ReplyCase("nothing but thinking", "<think>Hm.</think>\n", .noJSON),
    ]

    static let several: [ReplyCase] = [
        ReplyCase(
            "a draft and what it became", "Draft: {\"page\": 1}\nFinal: {\"page\": 2}", #"{"page": 2}"#,
            .many(.textAround, 2), .one(.severalValues)),
        ReplyCase(
            "the same twice", "{\"page\": 1}\n{\"page\": 1}", #"{"page": 1}"#, .one(.repeatedValue)),
        ReplyCase(
            "two fences", "```json\n{\"page\": 1}\n```\n```json\n{\"page\": 2}\n```", #"{"page": 2}"#,
            .many(.codeFence, 2), .one(.severalValues)),
        ReplyCase(
            "an example behind the answer", "{\"pages\": [1]}\nEach page looks like {\"number\": 1}.",
            #"{"pages": [1]}"#,
            .many(.textAround, 2), .one(.severalValues), expecting: .object(keys: ["pages"])),
        ReplyCase(
            "a list behind an object that was asked for", "{\"pages\": [1]} [\"done\"]",
            #"{"pages": [1]}"#,
            .one(.severalValues),
            expecting: .object(keys: [])),
        ReplyCase(
            "a list that was asked for", "{\"note\": 1} [1, 2]", "[1, 2]", .one(.severalValues),
            expecting: .array),
        ReplyCase(
            "an object where a list was asked for", "{\"page\": 1}", #"{"page": 1}"#, expecting: .array),
        ReplyCase(
            "a number in brackets behind it", "{\"page\": 1}\nSee [1].", #"{"page": 1}"#,
            .many(.textAround, 3)),
        ReplyCase(
            "a template and the answer",
            "The form is {\"theme\": ..., \"pages\": [...]}. Here:\n{\"theme\": \"sea\"}",
            #"{"theme": "sea"}"#,
            .one(.textAround), .one(.severalValues)),
        ReplyCase(
            "an answer and a broken one", "{\"page\": 1}\nBetter: {\"page\": oops}",
            .malformed("“oops”", "a value")),
        ReplyCase(
            "an answer and one that is cut", "{\"page\": 1}\nBetter: {\"page\": 2, \"alt\": \"A fo",
            .cut(.string)),
        ReplyCase("an answer and a key that is cut", "{\"page\": 1}\nBetter: {\"pa", .cut(.string)),
        ReplyCase(
            "a list without brackets", "{\"page\": 1},\n{\"page\": 2}",
            .malformed("“,”", "nothing behind the end of the value")),
        ReplyCase(
            "a bracket too many in the middle",
            "{\"cast\": {\"id\": \"mia\"}}, \"pages\": [{\"number\": 1}]}",
            .malformed("“,”", "nothing behind the end of the value")),
        ReplyCase(
            "a bracket too many, perhaps further in", #"{"a": {"b": {"c": 1}}, "d": 2}}"#,
            .malformed("“}”", "nothing behind the end of the value")),
        ReplyCase(
            "a bracket too many at the end", "{\"page\": 1}}", #"{"page": 1}"#, .one(.extraBracket)),
        ReplyCase(
            "two brackets too many in a fence", "```json\n{\"page\": [\"a\"]}\n]}\n```",
            #"{"page": ["a"]}"#,
            .one(.codeFence), .many(.extraBracket, 2)),
    ]
}
