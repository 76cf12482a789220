import NIOCore
import NIOHTTP1
import NIOPosix

/// Plays a step on a connection, on its event loop.
struct StepPlayer {
    private static let piece = 65_536

    let context: ChannelHandlerContext
    let method: String

    func play(_ step: ServerStep) {
        switch step {
        case .reply(let status, let headers, let body):
            write(head(status, headers, length: body.count) + (method == "HEAD" ? [] : body))
        case .raw(let bytes, let thenClose):
            if thenClose { closeAfter(bytes) } else { write(bytes) }
        case .hang: break
        case .hangInBody(let sent, let announced): write(head(200, [], length: announced) + sent)
        case .drip(let bytes, let interval):
            write(head(200, [], length: bytes.count))
            drip(bytes[...], every: interval)
        case .reset(let sent): reset(after: sent)
        case .closeEarly(let sent, let announced): closeAfter(head(200, [], length: announced) + sent)
        case .huge(let bytes, let announced):
            write(head(200, [], length: announced ? bytes : nil))
            send(zeros: bytes, inChunks: !announced)
        case .after(let delay, let step):
            later(delay) { play(step) }
        }
    }

    private func head(_ status: Int, _ headers: [(String, String)], length: Int?) -> [UInt8] {
        let reason = HTTPResponseStatus(statusCode: status).reasonPhrase
        let framing = length.map { ("Content-Length", "\($0)") } ?? ("Transfer-Encoding", "chunked")
        let lines = (headers + [framing]).map { "\($0.0): \($0.1)\r\n" }.joined()
        return Array("HTTP/1.1 \(status) \(reason)\r\n\(lines)\r\n".utf8)
    }

    private func write(_ bytes: [UInt8]) {
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
    }

    private func closeAfter(_ bytes: [UInt8]) {
        let context = context
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes))).assumeIsolated().whenComplete { _ in
            context.close(promise: nil)
        }
    }

    private func drip(_ bytes: ArraySlice<UInt8>, every interval: Duration) {
        guard let byte = bytes.first, context.channel.isActive else { return }
        later(interval) {
            write([byte])
            drip(bytes.dropFirst(), every: interval)
        }
    }

    /// Sends each piece after the previous one is sent, so that they do not accumulate in memory.
    private func send(zeros count: Int, inChunks: Bool) {
        let size = min(count, Self.piece)
        guard size > 0 else {
            if inChunks { write(Array("0\r\n\r\n".utf8)) }
            return
        }
        let zeros = [UInt8](repeating: 0, count: size)
        let bytes = inChunks ? Array("\(String(size, radix: 16))\r\n".utf8) + zeros + Array("\r\n".utf8) : zeros
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes))).assumeIsolated().whenSuccess {
            send(zeros: count - size, inChunks: inChunks)
        }
    }

    /// With a linger time of 0, closing a socket sends a reset.
    private func reset(after sent: [UInt8]?) {
        let context = context
        if let sent { write(head(200, [], length: sent.count + 1000) + sent) }
        guard let options = context.channel as? any SocketOptionProvider else { return }
        later(.milliseconds(sent == nil ? 0 : 50)) {
            options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).assumeIsolated().whenComplete { _ in
                context.close(promise: nil)
            }
        }
    }

    private func later(_ delay: Duration, _ action: @escaping () -> Void) {
        context.eventLoop.assumeIsolated()
            .scheduleTask(in: .nanoseconds(Int64(delay / .nanoseconds(1))), action)
    }
}
