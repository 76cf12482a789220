import Domain

/// The schema of a page's answer, limited to this story's cast and this page's sentences.
struct PageSchema: Sendable {
    private let base: JSONValue

    init(base: JSONValue, characters: [StoryCharacter]) throws {
        let cast = ["properties", "cast"]
        self.base =
            characters.isEmpty
            ? base.setting(cast + ["maxItems"], to: .number(0))
            : base.setting(
                cast + ["items", "properties", "character", "enum"],
                to: .array(characters.map { .string($0.id) }))
    }

    /// `ends` are the sentences at which the page may end.
    func schema(ends: ClosedRange<Int>) -> JSONValue {
        base.setting(["properties", "last", "minimum"], to: .number(Double(ends.lowerBound)))
            .setting(["properties", "last", "maximum"], to: .number(Double(ends.upperBound)))
    }
}
