import Testing

@testable import Media

struct DisplayWidthTests {
    @Test(
        arguments: [
            ("", 0), ("fox", 3), ("Straße", 6), ("█░ · …", 6), ("狐狸", 4), ("きつね", 6), ("여우", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ＦＯＸ", 6), ("ｷﾂﾈ", 3), ("e\u{301}", 1), ("a\u{300}\u{323}\u{36F}", 1),
            ("שלום", 4), ("ثعلب", 4), ("ที่", 1), ("🦊", 2), ("☂", 1), ("☂\u{FE0F}", 2), ("a\u{200B}b", 2),
            ("\u{200F}fox\u{200E}", 3), ("\u{1B}\u{7}\u{9B}", 0), ("soft\u{AD}ly", 7), ("〈〉", 4), ("𠀀", 2), ("①", 1),
        ] as [(String, Int)])
    func isThatOfATerminal(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    /// Terminals differ; the width is the maximum.
    @Test func isNeverLessThanWhatIsTaken() {
        #expect("👩\u{200D}🚀".displayWidth == 4)
        #expect("👍🏽".displayWidth == 4)
        #expect("🇯🇵".displayWidth == 4)
    }

    @Test(
        arguments: [
            ("The Lantern Fox", 15, "The Lantern Fox"), ("The Lantern Fox", 14, "The Lantern F…"),
            ("The Lantern Fox", 13, "The Lantern…"), ("狐狸和灯笼", 10, "狐狸和灯笼"), ("狐狸和灯笼", 9, "狐狸和灯…"),
            ("狐狸和灯笼", 8, "狐狸和…"), ("狐狸", 1, "…"), ("fox", 0, ""), ("fox", -3, ""),
            ("ee\u{301}e\u{301}e", 3, "ee\u{301}…"),
        ] as [(String, Int, String)])
    func isNotExceeded(text: String, columns: Int, short: String) {
        #expect(text.shortened(toColumns: columns) == short)
        #expect(text.shortened(toColumns: columns).displayWidth <= max(0, columns))
    }
}
