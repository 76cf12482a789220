import Testing

@testable import Books
@testable import Typesetting

struct FontFlawTests {
    @Test(arguments: FontFile.allCases)
    func findsNothingWrongWithTheFontsOfBooks(font: FontFile) {
        #expect(FontFlaw.first(in: font.contents) == nil)
    }

    /// Each byte that is changed is in a table, in the list of tables, or in the header.
    @Test(arguments: FontFile.allCases)
    func findsAChangedByte(font: FontFile) {
        let bytes = font.contents
        for step in 0..<60 {
            let place = 4 + (bytes.count - 8) * step / 60
            var changed = bytes
            changed[place] ^= 0x40
            let isUnused = FontFlaw.first(in: changed) == nil
            #expect(!isUnused || (6..<12).contains(place), "\(place)")
        }
    }

    @Test func saysWhatIsWrong() {
        let bytes = FontFile.comicNeue.contents
        #expect(FontFlaw.first(in: Array("not a font at all".utf8)) == "it is not an OpenType font")
        #expect(FontFlaw.first(in: Array(bytes.prefix(40))) == "its list of tables is cut short")
        #expect(FontFlaw.first(in: Array(bytes.dropLast(2000)))?.hasSuffix("is cut short") == true)
        #expect(FontFlaw.first(in: []) == "it is not an OpenType font")
    }
}
