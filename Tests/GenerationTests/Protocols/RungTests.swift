import Domain
import Testing

@testable import Generation

@Suite struct RungTests {
    @Test func leadsFromEachRungToTheOneBelow() {
        #expect(
            Rung.allCases.map(\.next)
                == [.compact, .fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest, .simple, nil])
        #expect(
            Rung.allCases.map(\.nextShorter)
                == [.compact, .simple, .compactSoftened, .simple, .compactSoftest, .simple, nil])
    }

    @Test func softensAllButThePlainOnesAndTheLast() {
        #expect(
            Rung.allCases.filter(\.isSoftened) == [.fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest])
    }

    /// The names are stored in the library and written to reports.
    @Test func keepsItsNames() {
        #expect(
            Rung.allCases.map(\.rawValue) == [
                "full", "compact", "full-softened", "compact-softened", "full-softest", "compact-softest", "simple",
            ])
    }
}
