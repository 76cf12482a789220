import Foundation
import Testing

@testable import Platform

@Suite struct SHA256DigestTests {
    @Test(arguments: [1, 7, 64, 1000])
    func comesOutTheSamePieceByPiece(size: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        var hasher = SHA256Hasher()
        for start in stride(from: 0, to: bytes.count, by: size) {
            bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { hasher.update($0) }
        }
        #expect(hasher.digest == SHA256Digest(of: bytes))
        #expect(SHA256Hasher().digest == SHA256Digest(of: ""))
    }

    /// The examples of FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func givesTheKnownDigests(text: String, hex: String) {
        #expect(SHA256Digest(of: text).hex == hex)
        #expect(SHA256Digest(of: Array(text.utf8)).description == hex)
        #expect(SHA256Digest(hex: hex) == SHA256Digest(of: text))
    }

    @Test func takesALongInput() {
        #expect(
            SHA256Digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).hex
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [
        "", "ba78", String(repeating: "A", count: 64), String(repeating: "g", count: 64),
        String(repeating: "a", count: 65),
        String(repeating: "é", count: 32),
    ])
    func takesBackNothingButSixtyFourLowerCaseDigits(hex: String) {
        #expect(SHA256Digest(hex: hex) == nil)
    }

    @Test func isWrittenAsItsDigitsAndRefusesOtherTextWhenRead() throws {
        let digest = SHA256Digest(of: "abc")
        let json = try JSONEncoder().encode([digest])
        #expect(String(decoding: json, as: UTF8.self) == "[\"\(digest.hex)\"]")
        #expect(try JSONDecoder().decode([SHA256Digest].self, from: json) == [digest])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SHA256Digest].self, from: Data(#"["../x"]"#.utf8))
        }
    }
}
