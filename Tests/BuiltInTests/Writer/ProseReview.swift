@testable import Domain

/// Formal mistakes in a text.
struct ProseReview {
    private let text: String
    /// In order, as written.
    private let words: [String]

    init(_ text: String) {
        self.text = text
        words = text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(decoding: $0, as: UTF8.self) }
    }

    var faults: [String] { marks + articles + repetitions + quotations + capitals }

    /// Template remains, and punctuation that stands alone.
    private var marks: [String] {
        var faults = text.utf8.filter("{}<>|_".utf8.contains).map { "the mark \(Unicode.Scalar($0))" }
        faults += words.filter { [".", ",", "!", "?", "“", "”"].contains($0) }.map { "“\($0)” alone" }
        if text.contains("  ") || text.contains(" \n") { faults.append("spaces too many") }
        return faults + [",,", ",.", "..", "?.", "!.", "“”"].filter(text.contains).map { "“\($0)”" }
    }

    private var articles: [String] {
        zip(words, words.dropFirst()).compactMap { word, next in
            let (article, noun) = (Self.core(word), Self.core(next))
            let sounds = ["one", "use", "usu", "uni"].contains { noun.hasPrefix($0) }
            let wantsAn = "aeiou".contains(noun.prefix(1)) && !sounds || noun == "hour"
            return article == "a" && wantsAn || article == "an" && !wantsAn ? "“\(word) \(next)”" : nil
        }
    }

    /// The same word twice with no punctuation between, and the same sentence twice in a row.
    private var repetitions: [String] {
        let doubled = zip(words, words.dropFirst()).filter { word, next in
            let core = Self.core(word)
            return !core.isEmpty && core == Self.core(next) && word.utf8.count == core.utf8.count
        }
        let sentences = SentenceSplitter(language: "en").sentences(of: text).map(\.text)
        let echoed = zip(sentences, sentences.dropFirst()).filter { $0 == $1 }
        return (doubled + echoed).map { "“\($0.0) \($0.1)”" }
    }

    /// Speech without an end, and words after it that begin like a new sentence.
    private var quotations: [String] {
        text.split(separator: "\n\n").compactMap { paragraph in
            var depth = 0
            for character in paragraph {
                if character == "“" { depth += 1 }
                if character == "”" { depth -= 1 }
                if !(0...1).contains(depth) { return String(paragraph) }
            }
            return depth == 0 ? nil : String(paragraph)
        }
    }

    /// Sentences and paragraphs that begin with a small letter.
    private var capitals: [String] {
        let openings = text.split(separator: "\n\n").map { $0.drop { $0 == "“" } }
        let sentences = text.split(separator: ". ").map { $0.drop { $0 == "“" } }
        return (openings + sentences).filter { $0.first?.isLowercase == true }.map { "“\($0.prefix(30))” begins small" }
    }

    /// In lower case, without punctuation.
    static func core(_ word: String) -> String {
        var bytes = Array(word.utf8)
        let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
        while let last = bytes.last, !isLetter(last) { bytes.removeLast() }
        bytes.removeFirst(bytes.firstIndex(where: isLetter) ?? 0)
        return String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
