import Testing

@testable import Domain

@Suite struct StableHashTests {
    /// Seeds and names depend on these numbers, so they must never change.
    @Test func neverChanges() {
        #expect(StableHash(of: "").value == 0x4f2d_b50f_1240_40cd)
        #expect(StableHash(of: "a").value == 0x193f_1020_af07_6db5)
        #expect(StableHash(of: "a", "b").value == 0xb912_458b_53ec_5105)
        #expect(StableHash(of: "lanterns", "the-lantern-fox", "1").value == 0x68a3_43a8_12df_9896)
        #expect(StableHash(of: "Füchse 🦊").value == 0x6bec_0e87_e3bf_bbfb)
    }

    @Test func saysPartsApart() {
        #expect(StableHash(of: "ab") != StableHash(of: "a", "b"))
        #expect(StableHash(of: "ab", "c") != StableHash(of: "a", "bc"))
        #expect(StableHash(of: "a", "") != StableHash(of: "a"))
    }

    @Test func writesEightDigitsWithLeadingZeros() {
        #expect(StableHash(of: "354").value == 0x00da_9a0b_3dc0_6f76)
        #expect(StableHash(of: "354").hexPrefix == "00da9a0b")
    }
}
