import Domain
import Testing

@testable import Generation

@Suite struct RungTests {
    @Test func leadsFromEachRungToAShorterOne() {
        #expect(
            Rung.allCases.map(\.nextShorter)
                == [.compact, .simple, .compactSoftened, .compactSoftened, .simple, .compactSoftest, .simple, nil])
    }

    @Test func softensAllButThePlainOnesAndTheLast() {
        #expect(
            Rung.allCases.filter(\.isSoftened) == [.fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest])
    }

    /// The names are stored in the library and written to reports.
    @Test func keepsItsNames() {
        #expect(
            Rung.allCases.map(\.rawValue) == [
                "full", "compact", "rewritten", "full-softened", "compact-softened", "full-softest", "compact-softest",
                "simple",
            ])
    }
}
