extension TagScanner {
    /// Higher than needed for any book that Nightpress writes.
    private static let depthLimit = 1_000

    /// Why the nesting of a document is damaged, for example because it was cut or edited by hand. Reading programs
    /// show an error in place of such a page. Text to follow a colon; nil if every element is closed in its place.
    static func flaw(inNestingOf document: [UInt8]) -> String? {
        var scanner = TagScanner(document)
        do throws(Failure) {
            return try scanner.problemInNesting()
        } catch {
            return error.reason
        }
    }

    private mutating func problemInNesting() throws(Failure) -> String? {
        var open: [ArraySlice<UInt8>] = []
        var hasRoot = false
        while skip(to: UInt8(ascii: "<")) {
            if try skipComment() { continue }
            if begins("<!") {
                try skipDocumentType()
            } else if begins("</") {
                let name = try endTag()
                guard let last = open.popLast() else { return "“</\(Self.words(name))>” ends nothing" }
                guard last == name else { return "“\(Self.words(last))” ends with “</\(Self.words(name))>”" }
            } else {
                guard !hasRoot || !open.isEmpty else { return "something follows its last element" }
                hasRoot = true
                let name = try startTag()
                guard !name.isEmpty else { return "a “<” begins no element" }
                if try !readAttributes({ _, _ in }) { open.append(name) }
                guard open.count <= Self.depthLimit else {
                    return "its elements lie in one another more than \(Self.depthLimit) deep"
                }
            }
        }
        if let last = open.last { return "“\(Self.words(last))” does not end" }
        return hasRoot ? nil : "it has no element"
    }

    private mutating func endTag() throws(Failure) -> ArraySlice<UInt8> {
        _ = skip(to: UInt8(ascii: "/"))
        skipByte()
        let name = word()
        guard skip(to: UInt8(ascii: ">")) else { throw Failure(reason: "“</” does not end") }
        return name
    }

    /// A document type with its own declarations is refused, so that nothing in the document can multiply.
    private mutating func skipDocumentType() throws(Failure) {
        let start = position
        guard skip(to: UInt8(ascii: ">")) else { throw Failure(reason: "“<!” does not end") }
        guard !passed(since: start).contains(UInt8(ascii: "[")) else {
            throw Failure(reason: "it declares entities of its own")
        }
    }

    private static func words(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self).excerpt }
}
