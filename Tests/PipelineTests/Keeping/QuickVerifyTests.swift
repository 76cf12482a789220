import Testing

@testable import Pipeline

/// What “verify --quick” finds without reading a file.
struct QuickVerifyTests {
    private let kept: KeptLibrary

    init() async throws {
        kept = try await KeptLibrary()
    }

    @Test func findsWhatIsMissingOrHasAnotherSize() async throws {
        #expect(try await kept.verify(quick: true).problems.isEmpty)
        let pictures = try kept.pictures()
        try kept.remove(pictures[0])
        try kept.write([1, 2, 3], to: pictures[1])
        let book = "bundles/test.epub"
        try kept.write(try kept.read(book).dropLast(), to: book)
        let found = try await kept.verify(quick: true)
        #expect(found.problems.map(\.kind).count { $0 == .lostPicture } == 1)
        #expect(found.problems.map(\.kind).count { $0 == .damagedPicture } == 1)
        #expect(found.problems.map(\.kind).count { $0 == .damagedBook } == 1)
        #expect(found.problems.first { $0.kind == .lostPicture }?.problem == "it does not exist")
        #expect(found.pictures == Set(pictures).count)
    }

    @Test func doesNotFindChangedContent() async throws {
        let picture = try kept.pictures()[0]
        try kept.write(try kept.read(picture).map { ~$0 }, to: picture)
        #expect(try await kept.verify(quick: true).problems.isEmpty)
        #expect(try await kept.verify().problems.map(\.kind) == [.damagedPicture])
    }
}
