import Testing

@testable import Platform

/// The expected values come from another implementation, over the lengths and bytes of the names: `3:fox…`.
@Suite struct NameBasedUUIDTests {
    @Test func givesTheKnownIdentifiers() {
        #expect(
            NameBasedUUID(book: "lanterns", "the-lantern-fox").description == "b9754f38-bbc0-5694-833a-28dfbf708858")
        #expect(NameBasedUUID(book: "lanterns").description == "5daeb05b-6b9a-5a03-ab26-52fbfe7643bd")
        #expect(NameBasedUUID(book: "").description == "925ce5b2-c501-59ba-8a2e-7c1e2f94b085")
        #expect(NameBasedUUID(book: "Füchse").description == "a48a7394-39bf-554a-bcfd-224933fd4962")
    }

    @Test func saysNamesApartWhereverTheyAreParted() {
        #expect(NameBasedUUID(book: "a", "bc").description == "8c74ca13-8979-5507-a1b8-4707200ab4ba")
        #expect(NameBasedUUID(book: "ab", "c").description == "65117e56-e72e-5076-9639-913a918994ae")
    }

    @Test func isOfVersionFiveAndOfTheStandardVariant() {
        for number in 0..<100 {
            let text = NameBasedUUID(book: "book \(number)").description
            #expect(text.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        }
    }
}
