import Domain

/// The text of a comic page, divided among its panels in order. Every word is used exactly once.
///
/// Paragraphs stay whole if there is one for each panel. Otherwise sentences stay whole. The captions are as equal in
/// length as that allows. If there are fewer sentences than panels, the last panels have no words.
struct PanelCaptions: Hashable, Sendable {
    /// One for each panel.
    let texts: [PageText]

    init(_ text: String, panels: Int, language: LanguageTag) {
        let sentences = SentenceSplitter(language: language.text).sentences(of: text)
        let paragraphs = Self.paragraphs(of: sentences)
        let pieces = paragraphs.count >= panels ? paragraphs : sentences.map { [$0][...] }
        let captions = Self.parted(pieces, among: panels).map { PageText(Array($0.joined()).joinedText) }
        texts = captions + Array(repeating: PageText(""), count: max(0, panels - captions.count))
    }

    private static func paragraphs(of sentences: [Sentence]) -> [ArraySlice<Sentence>] {
        let starts = sentences.indices.filter { $0 == 0 || sentences[$0].opensParagraph }
        return zip(starts, starts.dropFirst() + [sentences.count]).map { sentences[$0..<$1] }
    }

    /// Keeps neighbours together, so that the longest part is as short as possible. No part is empty unless there are
    /// too few pieces.
    private static func parted(
        _ pieces: [ArraySlice<Sentence>], among count: Int
    ) -> [ArraySlice<ArraySlice<Sentence>>] {
        let lengths = pieces.map { $0.reduce(0) { $0 + $1.text.utf8.count } }
        let limit = smallestLimit(for: lengths, parts: count)
        var parts: [ArraySlice<ArraySlice<Sentence>>] = []
        var start = 0
        while start < pieces.count {
            let latestEnd = max(start + 1, pieces.count - (count - parts.count - 1))
            let end = self.end(of: start, in: lengths, limit: limit, latest: latestEnd)
            parts.append(pieces[start..<end])
            start = end
        }
        return parts
    }

    /// The smallest maximum length that every part can have.
    private static func smallestLimit(for lengths: [Int], parts: Int) -> Int {
        var bounds = (lengths.max() ?? 0)...max(lengths.max() ?? 0, lengths.reduce(0, +))
        while bounds.lowerBound < bounds.upperBound {
            let middle = (bounds.lowerBound + bounds.upperBound) / 2
            let fits = partCount(of: lengths, limit: middle) <= parts
            bounds = fits ? bounds.lowerBound...middle : middle + 1...bounds.upperBound
        }
        return bounds.lowerBound
    }

    private static func partCount(of lengths: [Int], limit: Int) -> Int {
        var parts = 0
        var start = 0
        while start < lengths.count {
            start = end(of: start, in: lengths, limit: limit, latest: lengths.count)
            parts += 1
        }
        return parts
    }

    private static func end(of start: Int, in lengths: [Int], limit: Int, latest: Int) -> Int {
        var end = start + 1
        var length = lengths[start]
        while end < latest, length + lengths[end] <= limit {
            length += lengths[end]
            end += 1
        }
        return end
    }
}
