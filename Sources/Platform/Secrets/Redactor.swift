import Synchronization

/// Replaces the keys of a run in texts by `‹secret›`, in whatever form they are there.
///
/// It finds a key in upper and lower case, with escapes of JSON, C, URLs, HTML and mail, in hex and in Base64, with
/// invisible characters within it, and in combinations of these. A key of fewer than six bytes is replaced only where
/// no letter or digit is next to it: such a key is masked as a word in every text, also in one that has it by chance.
package final class Redactor: Sendable {
    /// Long texts are searched in parts, so that the memory in use has a limit. Parts overlap. A key whose form is
    /// longer than the overlap may not be found.
    private static let partSize = 1 << 20
    private static let overlap = 1 << 16
    private static let mask = Array(Secret.mask.utf8)

    private let forms = Mutex(SecretForms())

    package init() {}

    /// `user` is the name that is sent with a password.
    package func add(_ secret: Secret, user: String? = nil) {
        forms.withLock { forms in
            forms.add(secret.revealed())
            if let user { forms.add(Array("\(user):".utf8) + secret.revealed()) }
        }
    }

    package func redacted(_ text: String) -> String {
        changed(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    package func redacted(_ text: String?) -> String? { text.map { redacted($0) } }

    package func redacted(_ texts: [String]) -> [String] { texts.map { redacted($0) } }

    /// The bytes are text.
    package func redacted(_ text: [UInt8]) -> [UInt8] { changed(text) ?? text }

    /// Nil if the text has no key.
    func changed(_ text: [UInt8]) -> [UInt8]? {
        let forms = forms.withLock(\.self)
        guard text.count >= forms.minimum else { return nil }
        var result: [UInt8]?
        // Masks may set free what is next to them. Each round masks more of the text, so this ends.
        while let next = Self.masked(result ?? text, forms) { result = next }
        return result
    }

    /// `Int.max` without keys.
    var shortestForm: Int { forms.withLock(\.minimum) }

    var hasKeys: Bool { forms.withLock { !$0.isEmpty } }

    private static func masked(_ text: [UInt8], _ forms: SecretForms) -> [UInt8]? {
        var found: [Range<Int>] = []
        var start = 0
        while true {
            let end = min(text.count, start + partSize + overlap)
            let part = withoutMasks(Array(text[start..<end]))
            let search = SecretSearch(forms, in: part, isCut: (start > 0, end < text.count))
            found += search.found.map { start + $0.lowerBound..<start + $0.upperBound }
            if end == text.count { break }
            start += partSize
        }
        return found.isEmpty ? nil : masked(text, found)
    }

    /// Masks that are there already are not searched.
    private static func withoutMasks(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(mask[0]) else { return text }
        var result = text
        var index = 0
        while index + mask.count <= text.count {
            if text[index] == mask[0], text[index..<index + mask.count].elementsEqual(mask) {
                for place in index..<index + mask.count { result[place] = MappedText.barrier }
                index += mask.count
            } else {
                index += 1
            }
        }
        return result
    }

    private static func masked(_ text: [UInt8], _ found: [Range<Int>]) -> [UInt8] {
        var merged: [Range<Int>] = []
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            // A character is masked as a whole.
            var (lower, upper) = (range.lowerBound, range.upperBound)
            while lower > 0, text[lower] & 0xC0 == 0x80 { lower -= 1 }
            while upper < text.count, text[upper] & 0xC0 == 0x80 { upper += 1 }
            if let last = merged.last, lower <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, upper)
            } else {
                merged.append(lower..<upper)
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + merged.count * mask.count)
        var start = 0
        for range in merged {
            result += text[start..<range.lowerBound]
            result += mask
            start = range.upperBound
        }
        return result + text[start...]
    }
}

extension Redactor: CustomReflectable {
    /// Without children, so that no dump shows a key.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
