/// The named entities of HTML for characters of ASCII, and for characters that are not visible.
enum EntityNames {
    static let longest = 16

    static let values: [String: UInt32] = {
        let names: [(UInt32, String)] = [
            (0x09, "Tab"), (0x0A, "NewLine"), (0x21, "excl"), (0x22, "quot QUOT"), (0x23, "num"), (0x24, "dollar"),
            (0x25, "percnt"), (0x26, "amp AMP"), (0x27, "apos"), (0x28, "lpar"), (0x29, "rpar"), (0x2A, "ast midast"),
            (0x2B, "plus"), (0x2C, "comma"), (0x2E, "period"), (0x2F, "sol"), (0x3A, "colon"), (0x3B, "semi"),
            (0x3C, "lt LT"), (0x3D, "equals"), (0x3E, "gt GT"), (0x3F, "quest"), (0x40, "commat"),
            (0x5B, "lsqb lbrack"), (0x5C, "bsol"), (0x5D, "rsqb rbrack"), (0x5E, "Hat"), (0x5F, "lowbar UnderBar"),
            (0x60, "grave DiacriticalGrave"), (0x7B, "lcub lbrace"), (0x7C, "verbar vert VerticalLine"),
            (0x7D, "rcub rbrace"), (0xAD, "shy"), (0x200B, "ZeroWidthSpace"), (0x200C, "zwnj"), (0x200D, "zwj"),
            (0x200E, "lrm"), (0x200F, "rlm"), (0x2060, "NoBreak"),
        ]
        var values: [String: UInt32] = [:]
        for (value, list) in names {
            for name in list.split(separator: " ") { values[String(name)] = value }
        }
        return values
    }()
}
