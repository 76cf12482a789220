/// A version 5 UUID (RFC 9562): always the same for the same name, on every machine.
package struct NameBasedUUID: Hashable, Sendable, CustomStringConvertible {
    /// The name space of all books. Never change it.
    private static let books: [UInt8] = [
        0x6e, 0x69, 0x67, 0x68, 0x74, 0x70, 0x52, 0x65, 0x93, 0x73, 0x62, 0x6f, 0x6f, 0x6b, 0x73, 0x01,
    ]

    /// The name space of requests to servers. Never change it.
    private static let requests: [UInt8] = [
        0x6e, 0x69, 0x67, 0x68, 0x74, 0x70, 0x52, 0x65, 0x93, 0x73, 0x72, 0x65, 0x71, 0x75, 0x73, 0x01,
    ]

    /// In lower case.
    package let description: String

    /// For a book with this path of names, such as its collection and story.
    package init(book names: String...) {
        self.init(names, in: Self.books)
    }

    /// For a request with these names: its run, its panel and its number.
    package init(request names: String...) {
        self.init(names, in: Self.requests)
    }

    private init(_ names: [String], in space: [UInt8]) {
        let name = names.map { "\($0.utf8.count):\($0)" }.joined()
        var bytes = Array(MessageDigest.sha1(space + Array(name.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0f | 0x50
        bytes[8] = bytes[8] & 0x3f | 0x80
        let hex = Array(hexadecimal(bytes))
        description = [hex[0..<8], hex[8..<12], hex[12..<16], hex[16..<20], hex[20..<32]]
            .map { String($0) }.joined(separator: "-")
    }
}
