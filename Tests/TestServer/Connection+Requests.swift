extension Connection {
    private static let headerLimit = 1000

    /// The next request, without its number.
    mutating func readRequest() throws(ConnectionEnd) -> RecordedRequest {
        // Other protocols may send no line at all.
        guard (0x41...0x5A).contains(try peek()) else { throw .notHTTP }
        let parts = try readText().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0", !parts[1].isEmpty,
            parts[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) })
        else { throw .notHTTP }
        let headers = try readHeaders()
        return RecordedRequest(
            number: 0, connection: number, method: String(parts[0]), path: String(parts[1]), headers: headers,
            body: try readBody(after: headers))
    }

    private mutating func readText() throws(ConnectionEnd) -> String {
        let line = try readLine()
        guard line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .notHTTP }
        return String(decoding: line, as: UTF8.self)
    }

    /// The lines up to an empty one.
    private mutating func readHeaders() throws(ConnectionEnd) -> [(name: String, value: String)] {
        var headers: [(name: String, value: String)] = []
        while true {
            let line = try readText()
            guard !line.isEmpty else { return headers }
            guard let colon = line.firstIndex(of: ":"), headers.count < Self.headerLimit else { throw .notHTTP }
            let name = String(line[..<colon])
            guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { throw .notHTTP }
            let value = line[colon...].dropFirst().drop(while: \.isWhitespace)
            headers.append((name, String(value.reversed().drop(while: \.isWhitespace).reversed())))
        }
    }

    private mutating func readBody(after headers: [(name: String, value: String)]) throws(ConnectionEnd) -> [UInt8] {
        func values(of name: String) -> [String] { headers.filter { $0.name.lowercased() == name }.map(\.value) }
        let (lengths, codings) = (values(of: "content-length"), values(of: "transfer-encoding"))
        switch (lengths.count, codings.count) {
        case (0, 0): return []
        case (1, 0):
            guard let length = Int(lengths[0]), length >= 0 else { throw .notHTTP }
            return try read(length)
        case (0, 1) where codings[0].lowercased() == "chunked": return try readChunks()
        default: throw .notHTTP
        }
    }

    private mutating func readChunks() throws(ConnectionEnd) -> [UInt8] {
        var body: [UInt8] = []
        while true {
            let size = try readText().prefix { $0 != ";" }
            guard let count = Int(size, radix: 16), count >= 0 else { throw .notHTTP }
            guard count > 0 else {
                _ = try readHeaders()
                return body
            }
            guard body.count + count <= ScriptedServer.bodyLimit else { throw .closed }
            body += try read(count)
            guard try readLine().isEmpty else { throw .notHTTP }
        }
    }
}
