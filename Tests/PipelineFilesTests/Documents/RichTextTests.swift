import Testing

@testable import Domain
@testable import PipelineFiles

struct RichTextTests {
    private func escaped(_ text: String) throws -> String {
        String(decoding: try RichTextBytes(Array(text.utf8), file: "a.rtf").escaped, as: UTF8.self)
    }

    @Test(arguments: [
        ("{\\rtf1 It\\u8217?s}", "{\\rtf1 It’s}"),
        ("{\\rtf1 It\\u8217\\'92s}", "{\\rtf1 It’s}"),
        ("{\\rtf1\\uc0 It\\u8217 s}", "{\\rtf1It’s}"),
        ("{\\rtf1\\uc2 It\\u8217??s {\\uc0\\u233}\\u233??}", "{\\rtf1It’s {é}é}"),
        ("{\\rtf1 \\u-10179?\\u-8694?}", "{\\rtf1 \u{1F60A}}"),
        ("{\\rtf1 caf\\'e9\\'20\\'7b\\'80}", "{\\rtf1 café \\{€}"),
        ("{\\rtf1 a\\bin3 {{{b}", "{\\rtf1 ab}"),
        ("{\\rtf1{\\pict\\pngblip 89504e47}b}", "{\\rtf1{\\pict\\pngblip }b}"),
        (
            "{\\rtf1\\ansicpg1251{\\fonttbl{\\f0\\fcharset204 \\'cf;}}a}",
            "{\\rtf1\\ansicpg1251{\\fonttbl{\\f0\\fcharset204 Ï;}}a}"
        ),
    ])
    func lettersAreWrittenAsSuch(text: String, wanted: String) throws {
        #expect(try escaped(text) == wanted)
    }

    @Test(arguments: [
        ("{\\rtf1\\ansi\\ansicpg1251 \\'cf}", "code page 1251"),
        ("{\\rtf1\\mac \\'8e}", "code page 10000"),
        ("{\\rtf1{\\fonttbl{\\f3\\fcharset204 Arial;}}\\f3 \\'cf}", "character set 204"),
    ])
    func otherCodePagesAreRefused(text: String, page: String) throws {
        let error = #expect(throws: PipelineError.self) { try escaped(text) }
        #expect(
            error?.description
                == "a.rtf: is a rich text document (RTF) that has letters as numbers of \(page); open it in a word "
                + "processor, and save it as .docx or .odt")
    }

    @Test func deepNestingIsRefused() {
        let error = #expect(throws: PipelineError.self) {
            try escaped("{\\rtf1 " + String(repeating: "{", count: 2000))
        }
        #expect(
            error?.description
                == "a.rtf: is a rich text document (RTF) that has more than 1000 groups in each other; save it again")
    }
}
