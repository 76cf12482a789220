import Testing

@testable import Generation

@Suite struct SofteningTableTests {
    static let table = SofteningTable(
        suffixes: [],
        replacements: ["dark": "dim", "sword": "wooden stick", "witch": "old wise woman", "dim": "bright"])

    @Test(arguments: [
        ("", ""),
        ("A dark wood", "A dim wood"),
        ("Dark woods", "Dim woods"),
        ("DARK", "Dim"),
        ("The witch's sword, dark-red.", "The old wise woman's wooden stick, dim-red."),
        ("swordfish darkness", "swordfish darkness"),
        ("…dark!", "…dim!"),
        ("狐 dark 🦊", "狐 dim 🦊"),
    ])
    func replacesWholeWordsOnce(text: String, softened: String) {
        #expect(Self.table.softened(text) == softened)
    }
}
