/// Finds the secrets in one part of a text, in any combination of the encodings that ``MappedText`` decodes.
///
/// The work is limited to a multiple of the text's size. If a text needs more, all of it counts as secret.
struct SecretSearch {
    /// How many times hex or Base64 may be within hex or Base64.
    private static let mostNested = 4

    private let forms: SecretForms
    /// The number of bytes that may still be decoded.
    private var budget: Int
    /// Ranges of the source, in no order. They may overlap.
    private(set) var found: [Range<Int>] = []
    private let source: [UInt8]
    /// Whether the text continues before and after the source.
    private let isCut: (start: Bool, end: Bool)

    init(_ forms: SecretForms, in source: [UInt8], isCut: (start: Bool, end: Bool)) {
        self.forms = forms
        self.source = source
        self.isCut = isCut
        budget = 64 * source.count + 1 << 16
        search(MappedText(source), nested: 0)
        if budget < 0 { found = [0..<source.count] }
    }

    /// Invisible characters and ends of lines are left out before escapes are decoded: they may be within an escape.
    private mutating func search(_ text: MappedText, nested: Int) {
        guard budget >= 0 else { return }
        budget -= text.bytes.count
        find(in: text, isEncoded: nested > 0)
        if nested < Self.mostNested, let minimum = forms.minimumEncoded, text.bytes.count >= minimum {
            for part in text.base64(minimum: minimum) + text.hex(minimum: minimum) { search(part, nested: nested + 1) }
        }
        if let visible = text.visible(.kept) { return search(visible, nested: nested) }
        let decoded = EscapeFamily.allCases.compactMap { text.decoded($0) }
        guard text.hasLineEnds else {
            for decoded in decoded { search(decoded, nested: nested) }
            return
        }
        if let visible = text.visible(.removed) { search(visible, nested: nested) }
        if text.hasSoftBreaks, let joined = text.visible(.joined) { search(joined, nested: nested) }
        // The equals sign before the end of a line may be an escape.
        for decoded in decoded where decoded.hasSoftBreaks { search(decoded, nested: nested) }
    }

    private mutating func find(in text: MappedText, isEncoded: Bool) {
        var places: [Range<Int>] = []
        text.bytes.withUnsafeBufferPointer { bytes in
            let (lowercased, isFirstByte) = (ASCIITable.lowercased, forms.isFirstByte)
            for index in bytes.indices {
                let first = Int(lowercased[Int(bytes[index])])
                guard isFirstByte[first] else { continue }
                for number in forms.byFirstByte[first] {
                    let form = forms.all[number]
                    let end = index + form.count
                    guard end <= bytes.count, !isEncoded || form.count >= SecretForms.shortestEncoded,
                        Self.isMatch(form, bytes[index..<end])
                    else { continue }
                    if form.count >= SecretForms.shortest || standsAlone(index..<end, in: text) {
                        places.append(index..<end)
                    }
                }
            }
        }
        for place in places { found.append(text.source(of: place)) }
    }

    private static func isMatch(_ form: [UInt8], _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var place = bytes.startIndex
        let lowercased = ASCIITable.lowercased
        for byte in form {
            guard byte == lowercased[Int(bytes[place])] else { return false }
            place += 1
        }
        return true
    }

    /// Whether no letter or digit is next to the place. A part that begins or ends there may have been cut.
    private func standsAlone(_ place: Range<Int>, in text: MappedText) -> Bool {
        let range = text.source(of: place)
        let before =
            place.lowerBound > 0
            ? text.hasGap(before: place.lowerBound) || !text.isWord(before: place.lowerBound)
            : !(isCut.start && range.lowerBound == 0)
        let after =
            place.upperBound < text.bytes.count
            ? text.hasGap(before: place.upperBound) || !text.isWord(at: place.upperBound)
            : !(isCut.end && range.upperBound == source.count)
        return before && after
    }
}

extension MappedText {
    /// Whether there is a letter or a digit at the index. A byte that is not UTF-8 may be one.
    fileprivate func isWord(at index: Int) -> Bool {
        guard let (scalar, _) = scalar(at: index) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    fileprivate func isWord(before index: Int) -> Bool {
        var start = index - 1
        while start > 0, start > index - 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return isWord(at: start)
    }
}
