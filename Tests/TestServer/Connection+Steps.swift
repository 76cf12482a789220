#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Connection {
    private static let piece = 65_536

    /// Answers requests until the connection ends, and data that is not HTTP with 400, as other servers do.
    mutating func serve(_ answer: (RecordedRequest) -> ServerStep) -> ConnectionEnd {
        do throws(ConnectionEnd) {
            while true {
                let request = try readRequest()
                try play(answer(request), method: request.method)
            }
        } catch {
            if error == .notHTTP { try? play(.reply(status: 400, headers: [("Connection", "close")]), method: "") }
            return error
        }
    }

    /// Answers a request of this method. Throws if the connection ends with the step.
    mutating func play(_ step: ServerStep, method: String) throws(ConnectionEnd) {
        switch step {
        case .reply(let status, let headers, let body):
            try send(head(status, headers, length: body.count) + (method == "HEAD" ? [] : body))
        case .raw(let bytes, let thenClose):
            try send(bytes)
            if thenClose { throw .closed }
        case .hang: break
        case .hangInBody(let sent, let announced): try send(head(200, [], length: announced) + sent)
        case .drip(let bytes, let interval):
            try send(head(200, [], length: bytes.count))
            for byte in bytes {
                try wait(for: interval)
                try send([byte])
            }
        case .reset(let sent): try reset(after: sent)
        case .closeEarly(let sent, let announced):
            try send(head(200, [], length: announced) + sent)
            throw .closed
        case .huge(let bytes, let announced):
            try send(head(200, [], length: announced ? bytes : nil))
            try send(zeros: bytes, inChunks: !announced)
        case .after(let delay, let step):
            try wait(for: delay)
            try play(step, method: method)
        }
    }

    private func head(_ status: Int, _ headers: [(String, String)], length: Int?) -> [UInt8] {
        let framing = length.map { ("Content-Length", "\($0)") } ?? ("Transfer-Encoding", "chunked")
        let lines = (headers + [framing]).map { "\($0.0): \($0.1)\r\n" }.joined()
        return Array("HTTP/1.1 \(status) \(StatusReason.of(status))\r\n\(lines)\r\n".utf8)
    }

    private func send(zeros count: Int, inChunks: Bool) throws(ConnectionEnd) {
        func piece(_ size: Int) -> [UInt8] {
            let zeros = [UInt8](repeating: 0, count: size)
            return inChunks ? Array("\(String(size, radix: 16))\r\n".utf8) + zeros + Array("\r\n".utf8) : zeros
        }
        let whole = piece(Self.piece)
        for _ in 0..<(count / Self.piece) { try send(whole) }
        if count % Self.piece > 0 { try send(piece(count % Self.piece)) }
        if inChunks { try send(Array("0\r\n\r\n".utf8)) }
    }

    /// With a linger time of 0, closing a socket sends a reset.
    private mutating func reset(after sent: [UInt8]?) throws(ConnectionEnd) {
        if let sent {
            try send(head(200, [], length: sent.count + 1000) + sent)
            try wait(for: .milliseconds(50))
        }
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        throw .reset
    }
}
