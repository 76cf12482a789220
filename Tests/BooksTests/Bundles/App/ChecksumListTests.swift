import Testing

@testable import Books

struct ChecksumListTests {
    private static let digest = String(repeating: "0a", count: 32)

    @Test func readsWhatItWrites() throws {
        let list = ChecksumList(
            ["pictures/b.jpg", "manifest.json", "pictures/B.jpg"].map {
                ChecksumList.Line(digest: Self.digest, path: $0)
            })
        #expect(list.lines.map(\.path) == ["manifest.json", "pictures/B.jpg", "pictures/b.jpg"])
        #expect(
            String(decoding: list.bytes, as: UTF8.self).hasPrefix(
                "\(Self.digest)  manifest.json\n\(Self.digest)  pictures/B.jpg\n"))
        #expect(try ChecksumList(parsing: list.bytes) == list)
    }

    @Test(arguments: [
        ("\(digest)  a\n\(digest) b\n", "line 2 is not a SHA-256, two spaces and a name"),
        ("\(digest)  \n", "line 1 is not a SHA-256, two spaces and a name"),
        ("\(digest.uppercased())  a\n", "line 1 is not a SHA-256, two spaces and a name"),
        ("\n", "line 1 is not a SHA-256, two spaces and a name"),
        ("\(digest)  a\n\n", "line 2 is not a SHA-256, two spaces and a name"),
        ("\(digest)  b\n\(digest)  a\n", "line 2 is not in order: each name comes once, sorted by its bytes"),
        ("\(digest)  a\n\(digest)  a\n", "line 2 is not in order: each name comes once, sorted by its bytes"),
        ("\(digest)  SHA256SUMS\n", "line 1 names the list itself"),
        ("\(digest)  a", "line 1 does not end"),
        ("", "line 1 does not end"),
    ])
    func saysWhatIsWrong(_ text: String, _ problem: String) {
        let error = #expect(throws: ChecksumList.Failure.self) { try ChecksumList(parsing: Array(text.utf8)) }
        #expect(error?.description == problem)
    }
}
