import Testing

@testable import Domain

@Suite struct PixelSizeTests {
    @Test(arguments: [("64x64", 64, 64), ("4096x64", 4096, 64), ("1024x1792", 1024, 1792), ("0512x0896", 512, 896)])
    func readsWidthAndHeight(text: String, width: Int, height: Int) {
        #expect(PixelSize(text) == PixelSize(width: width, height: height))
        #expect(PixelSize(text) != nil)
    }

    @Test(arguments: [
        "", "x", "1024", "1024x", "x1792", "1024x1792x3", "1024X1792", "1024×1792", "1024 x 1792", "+1024x1792",
        "-64x64",
        "63x64", "64x63", "4097x64", "64x4097", "99999999999999999999x64", "１０２４x64", "1e3x64",
    ])
    func refusesOtherTextAndOtherSizes(text: String) {
        #expect(PixelSize(text) == nil)
    }

    @Test func keepsBothSidesWithinTheLimits() {
        #expect(PixelSize(width: 64, height: 4096) != nil)
        #expect(PixelSize(width: 63, height: 64) == nil)
        #expect(PixelSize(width: 64, height: 4097) == nil)
        #expect(PixelSize(width: -64, height: 64) == nil)
    }

    @Test func isWrittenAsItIsRead() {
        #expect(PixelSize.page.description == "1024x1792")
        #expect(PixelSize(PixelSize.page.description) == .page)
    }
}
