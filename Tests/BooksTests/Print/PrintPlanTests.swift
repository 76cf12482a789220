import Testing

@testable import Books
@testable import Domain
@testable import Typesetting

/// The numbers of the printing houses.
struct PrintPlanTests {
    private func plan(_ preset: String?, paper: String? = nil) throws -> PrintPlan {
        var settings = PrintSettings()
        settings.preset = preset
        settings.paper = paper
        return try PrintPlan(settings)
    }

    @Test(arguments: [
        ("kdp-paperback", 24, 0.375), ("kdp-paperback", 110, 0.375), ("kdp-paperback", 151, 0.5),
        ("kdp-hardcover", 110, 0.375), ("lulu-paperback", 32, 0.5), ("lulu-paperback", 110, 0.625),
        ("lulu-hardcover", 48, 0.5), ("ingramspark-paperback", 48, 0.5),
    ])
    func knowsTheInsideMargin(preset: String, pages: Int, inches: Double) throws {
        #expect(try plan(preset).sheet(pages: pages).margins.inside == inches * 72)
    }

    @Test(arguments: [
        ("kdp-paperback", nil, 24, 0.056328), ("kdp-paperback", nil, 32, 0.075104),
        ("kdp-paperback", "cream", 110, 0.275),
        ("kdp-paperback", "white", 48, 0.108096), ("kdp-hardcover", nil, 110, 0.44717),
        ("lulu-paperback", nil, 48, 0.168108),
        ("lulu-hardcover", nil, 84, 0.25), ("lulu-hardcover", nil, 110, 0.5),
    ])
    func knowsTheSpine(preset: String, paper: String?, pages: Int, inches: Double) throws {
        #expect(abs(try plan(preset, paper: paper).spine(pages: pages) - inches * 72) < 0.001)
    }

    @Test(arguments: [
        ("kdp-paperback", 621.0, 630.0), ("lulu-paperback", 630, 630), ("ingramspark-paperback", 621, 630),
    ])
    func addsTheBleedOfTheHouse(preset: String, width: Double, height: Double) throws {
        let page = try plan(preset).sheet(pages: 32).page(on: .left)
        #expect(page.width == width && page.height == height)
    }

    @Test(arguments: [
        ("kdp-paperback", 14, 24), ("kdp-paperback", 25, 26), ("kdp-hardcover", 32, 76), ("lulu-paperback", 32, 32),
        ("ingramspark-paperback", 17, 18),
    ])
    func fillsUpToWhatTheHousePrints(preset: String, pages: Int, printed: Int) throws {
        #expect(try plan(preset).padded(pages) == printed)
    }

    @Test func addsNothingToASizeOfOnesOwn() throws {
        var settings = PrintSettings()
        (settings.width, settings.height, settings.unit, settings.bleed) = (210, 210, .millimetre, 3)
        let plan = try PrintPlan(settings)
        let page = try plan.sheet(pages: 7).page(on: .right)
        #expect(try plan.padded(7) == 7)
        #expect(abs(page.width - 216 * 72 / 25.4) < 0.001 && abs(page.height - 216 * 72 / 25.4) < 0.001)
    }

    @Test func saysWhatIsWrong() throws {
        #expect(throws: PrintProblem.unknownPreset("kdp")) { try plan("kdp") }
        #expect(
            "\(PrintProblem.unknownPreset("kdp"))"
                == "there is no preset “kdp”; choose from kdp-paperback, kdp-hardcover, lulu-paperback, lulu-hardcover, "
                + "ingramspark-paperback")
        let ingram = try plan("ingramspark-paperback")
        let error = #expect(throws: PrintProblem.self) { try ingram.spine(pages: 32) }
        #expect(
            error.map { "\($0)" }
                == "IngramSpark gives the width of the spine with its cover template; take it from there, and name it "
                + "with “spine” under “print”")
    }

    /// The bars of 978-3-16-148410-0, as other programs draw them.
    @Test func drawsTheBarsOfAnISBN() throws {
        let bars = Barcode(try #require(ISBN("978-3-16-148410-0"))).bars
        let text = bars.map { $0 ? "1" : "0" }.joined()
        #expect(
            text
                == "101011101100010010100001001100100001010011001010101011100100"
                + "10001011100110011011100101110010101")
        #expect(bars.count == 95)
        #expect(text.hasPrefix("101") && text.hasSuffix("101") && Array(text)[45...49] == ["0", "1", "0", "1", "0"])
        #expect(ISBN("978-3-16-148410-1") == nil)
    }
}
