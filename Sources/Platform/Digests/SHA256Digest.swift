/// A SHA-256 as 64 lower-case hexadecimal digits.
package struct SHA256Digest: Hashable, Sendable {
    package let hex: String

    package init(of bytes: [UInt8]) {
        self.init(bytes: MessageDigest.sha256(bytes))
    }

    /// `bytes` are the 32 of a digest.
    init(bytes: [UInt8]) {
        hex = hexadecimal(bytes)
    }

    package init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// Reads a stored digest; nil if the text is not 64 lower-case hexadecimal digits.
    package init?(hex: String) {
        let digits = hex.utf8
        guard digits.count == 64, digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else { return nil }
        self.hex = hex
    }
}

extension SHA256Digest: Codable {
    /// Encoded as its digits. Any other text is refused.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let hex = try container.decode(String.self)
        guard let digest = SHA256Digest(hex: hex) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(hex)” is not a SHA-256")
        }
        self = digest
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}

extension SHA256Digest: CustomStringConvertible {
    package var description: String { hex }
}

private let hexadecimalDigits = Array("0123456789abcdef".utf8)

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes {
        digits.append(hexadecimalDigits[Int(byte >> 4)])
        digits.append(hexadecimalDigits[Int(byte & 15)])
    }
    return String(decoding: digits, as: UTF8.self)
}
