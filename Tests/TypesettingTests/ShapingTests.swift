import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Platform
@testable import Typesetting

/// Glyphs, advances and offsets are those of `hb-shape`.
struct ShapingTests {
    private static let lines: [(script: String, font: String, words: [String])] = [
        (
            "Latn", "Andika",
            ["Efficient", "fluffy", "Größe,", "Żółw", "naïve", "“Eek!”", "coöperate", "Tiếng", "Việt", "fjord"]
        ),
        ("Grek", "NotoSans", ["Η", "αλεπού", "κρατάει", "ένα", "φανάρι", "στο", "δάσος", "Καλημέρα"]),
        ("Cyrl", "Andika", ["Лиса", "несёт", "фонарь", "через", "тихий", "лес,", "щука", "Її"]),
        ("Hebr", "NotoSansHebrew", ["שועל", "קטן", "נושא", "פנס", "בְּרֵאשִׁית", "אור", "ביער"]),
        ("Arab", "NotoNaskhArabic", ["ثعلب", "صغير", "يحمل", "فانوسًا", "في", "الغابة", "لا"]),
    ]

    private static let hasReference = Program.isInstalled("hb-shape")

    /// 200 lines of each of the scripts.
    @Test(.enabled(if: hasReference, "hb-shape is not installed"), arguments: lines.map(\.script))
    func agreesWithHarfBuzzItself(script: String) throws {
        let sample = try #require(Self.lines.first { $0.script == script })
        let folder = try TemporaryFolder()
        let font: FilePath
        if sample.font == "Andika" {
            font = try folder.write(FontFile.andika.contents, to: "Andika.ttf")
        } else {
            font = FilePath("/usr/share/fonts/truetype/noto/\(sample.font)-Regular.ttf")
            guard try LocalFileSystem().status(of: font) != nil else {
                let shaper = Shaper(Typefaces(for: LanguageTag("en")), LanguageTag("en"))
                #expect(throws: MissingFontError.self) { try shaper.line(sample.words[0], .reading) }
                return
            }
        }
        let isLeftwards = script == "Hebr" || script == "Arab"
        let language = LanguageTag(["Hebr": "he", "Arab": "ar", "Grek": "el", "Cyrl": "ru"][script] ?? "en")
        let texts = (0..<200).map { line in
            (0..<6).map { sample.words[(line * 7 + $0 * (1 + line % 5)) % sample.words.count] }.joined(separator: " ")
        }
        let list = try folder.write(Array((texts.joined(separator: "\n") + "\n").utf8), to: "lines.txt")
        let outcome = try #require(Program("hb-shape")).run([
            "--no-glyph-names", "--direction=\(isLeftwards ? "rtl" : "ltr")", "--script=\(script)",
            "--language=\(language.text)", "--text-file=\(list)", font.string,
        ])
        let expected = outcome.output.split(separator: "\n").map(String.init)
        let shaper = Shaper(Typefaces(for: language), language)
        let actual = try texts.map { text in
            let line = try shaper.line(text, .reading)
            return "[" + line.runs.flatMap(\.glyphs).map(\.reference).joined(separator: "|") + "]"
        }
        #expect(expected.count == 200)
        #expect(zip(expected, actual).count { $0 != $1 } == 0)
    }

    @Test func namesScriptAndPackageOfACharacterWithoutAFont() {
        let shaper = Shaper(Typefaces(for: LanguageTag("th"), folders: []), LanguageTag("th"))
        let error = #expect(throws: MissingFontError.self) { try shaper.line("ก", .reading) }
        #expect(
            error.map { "\($0)" }
                == "there is no font for the character “ก” (U+0E01) of the script “Thai”; install the package "
                + "“fonts-noto-core”")
    }

    @Test func leavesOutSymbolsWithoutAFont() throws {
        let shaper = Shaper(Typefaces(for: LanguageTag("en"), folders: []), LanguageTag("en"))
        #expect(try shaper.line("a\u{1F98A}b", .reading).text == Array("ab".unicodeScalars))
    }

    @Test func takesAnotherFontForWhatTheTitleFaceLacks() throws {
        let shaper = Shaper(Typefaces(for: LanguageTag("ru"), folders: []), LanguageTag("ru"))
        #expect(try shaper.line("Fox Лиса", .title).runs.map(\.typeface.name) == ["Quicksand-Bold", "Andika"])
    }
}

extension Glyph {
    /// In the notation of `hb-shape`.
    fileprivate var reference: String {
        let offset = offsetX == 0 && offsetY == 0 ? "" : "@\(offsetX),\(offsetY)"
        return "\(id)=\(cluster)\(offset)+\(advance)"
    }
}
