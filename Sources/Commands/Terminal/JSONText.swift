import Domain

/// JSON as commands print it: keys sorted, two spaces, one line end at the foot. Characters that could steer a terminal are
/// escaped, so that it can be shown on one as it is.
enum JSONText {
    static func encode(_ value: some Encodable) throws -> String {
        inert(try JSON.indented(value))
    }

    /// The same in one line, for readers that take a document a line.
    static func line(_ value: some Encodable) throws -> String {
        inert(Array(try JSON.text(value).utf8))
    }

    /// Outside of its texts JSON has no such characters but line ends.
    private static func inert(_ json: [UInt8]) -> String {
        guard !json.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) else {
            return String(decoding: json, as: UTF8.self) + "\n"
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + 1)
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            bytes += scalar == "\n" || scalar.isInert ? Array(String(Character(scalar)).utf8) : scalar.jsonEscape
        }
        return String(decoding: bytes, as: UTF8.self) + "\n"
    }
}
