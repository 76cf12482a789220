import Domain
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// Components parsed from a path's text are equal to those of the path itself.
struct FilePathTextTests {
    private static let pieces = ["/", "a", "b.c", ".", "..", ".hidden", "x.", "//", "é", "a b", ".tar.gz"]

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func agreesWithThePathItself(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let text = (0..<random.next(below: 7)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }
                .joined(separator: random.next(below: 2) == 0 ? "/" : "")
            let path = FilePath(text)
            #expect(path.parent == path.removingLastComponent(), "\(text)")
            #expect(path.name == path.lastComponent?.string, "\(text)")
            #expect(path.suffix == path.extension, "\(text)")
            #expect(path.normalized == path.lexicallyNormalized(), "\(text)")
            let other = Self.pieces[random.next(below: Self.pieces.count)]
            #expect(path.resolving(other) == path.pushing(FilePath(other)), "\(text) and \(other)")
        }
    }
}
