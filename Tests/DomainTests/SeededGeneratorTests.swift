import Testing

@testable import Domain

@Suite struct SeededGeneratorTests {
    /// The reference values of SplitMix64.
    @Test func givesTheKnownNumbers() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test(arguments: [1, 2, 3, 7, 100, Int.max])
    func staysBelowTheBound(bound: Int) {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<1000 { #expect((0..<bound).contains(generator.next(below: bound))) }
    }

    @Test func reachesEveryNumberBelowASmallBoundAboutEquallyOften() {
        var generator = SeededGenerator(seed: 42)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<6000 { counts[generator.next(below: 6)] += 1 }
        #expect(counts.allSatisfy { (880...1120).contains($0) })
    }

    @Test func drawsUnitsFromZeroUpToOne() {
        var generator = SeededGenerator(seed: 3)
        let units = (0..<1000).map { _ in generator.nextUnit() }
        #expect(units.allSatisfy { (0..<1).contains($0) })
        #expect((units.min() ?? 1) < 0.01 && (units.max() ?? 0) > 0.99)
    }

    @Test func staysWithinARange() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<1000 { #expect((-2.5...0.5).contains(generator.next(in: -2.5...0.5))) }
        #expect(generator.next(in: 7...7) == 7)
    }

    @Test func picksTheSameFromTheSameSeed() {
        var first = SeededGenerator(seed: 5)
        var second = SeededGenerator(seed: 5)
        let words = ["fox", "owl", "bear"]
        #expect((0..<50).map { _ in first.pick(words) } == (0..<50).map { _ in second.pick(words) })
        #expect(first.pick(["alone"]) == "alone")
    }
}
