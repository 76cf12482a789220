import Testing

@testable import Media

struct EntryNameTests {
    @Test(arguments: [
        "mimetype", "EPUB/page 1.xhtml", "pictures/小.png", "e\u{301}.png", "\u{1F469}\u{200D}\u{1F680}.png",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}.png", "console.txt", "con-p0001.xhtml",
        "com.xhtml",
        "com10/x", "lpt0", ".con", "none", "{a}[b]!'#&",
    ])
    func takesWhatIsSafeEverywhere(_ name: String) {
        #expect(EntryName.flaw(in: name) == nil)
    }

    @Test(arguments: [
        "CON", "con.xhtml", "CON.tar.gz", "a/aux/b", "prn .txt", "x/NUL", "COM1", "com9.png", "LPT\u{B9}", "lpt2.",
        "conin$",
        "CLOCK$",
    ])
    func namesOfDevicesAreNone(_ name: String) {
        #expect([.device, .trailingDot].contains(EntryName.flaw(in: name)))
        #expect(name == "lpt2." || EntryName.flaw(in: name) == .device)
    }

    @Test(
        arguments: [
            (0x202E, .invisible), (0x2066, .invisible), (0x200B, .invisible), (0xFEFF, .invisible), (0xAD, .invisible),
            (0x2028, .invisible), (0xE0001, .invisible), (0x85, .control), (0x9B, .control), (0, .control),
            (0xE000, .undefined), (0xF8FF, .undefined), (0xF0000, .undefined), (0x10FFFD, .undefined),
            (0xFDD0, .undefined), (0xFFFD, .undefined), (0xFFFE, .undefined), (0x5FFFF, .undefined),
        ] as [(UInt32, EntryName.Fault)])
    func charactersThatNoOneSeesAreNamed(_ character: UInt32, _ flaw: EntryName.Fault) throws {
        let scalar = try #require(Unicode.Scalar(character))
        #expect(EntryName.flaw(in: "fox\(Character(scalar)).png") == flaw)
    }

    @Test(arguments: [
        ("straße.png", "STRASSE.png"), ("STRAẞE", "strasse"), ("ΟΔΟΣ", "οδος"), ("οδοσ", "οδος"), ("ﬁx", "FIX"),
        ("\u{212A}", "k"), ("İ", "i\u{307}"), ("É", "e\u{301}"), ("ǅ", "ǆ"),
    ])
    func foldsAsDisksDo(_ one: String, _ other: String) {
        #expect(EntryName.folded(one) == EntryName.folded(other))
    }

    @Test(arguments: [("ı", "i"), ("a", "á"), ("ä", "ae")])
    func keepsApartWhatDiffers(_ one: String, _ other: String) {
        #expect(EntryName.folded(one) != EntryName.folded(other))
    }
}
