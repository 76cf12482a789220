import NIOCore
import NIOHTTP1

/// Collects the requests of one connection and plays the step for each.
final class ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = ByteBuffer

    private let record: ServerRecord
    private let connections: ConnectionList
    private let answer: @Sendable (RecordedRequest) -> ServerStep
    private var number = 0
    private var request: RecordedRequest?

    init(
        record: ServerRecord, connections: ConnectionList, answer: @escaping @Sendable (RecordedRequest) -> ServerStep
    ) {
        self.record = record
        self.connections = connections
        self.answer = answer
    }

    func channelActive(context: ChannelHandlerContext) {
        number = record.opened()
        connections.add(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        record.closed(number)
        connections.remove(context.channel)
        context.fireChannelInactive()
    }

    /// Answers 400 if the data is not HTTP, as other servers do.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let reply = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        StepPlayer(context: context, method: "").play(.raw(Array(reply.utf8)))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            request = RecordedRequest(
                number: 0, connection: number, method: head.method.rawValue, path: head.uri,
                headers: head.headers.map { (name: $0.name, value: $0.value) }, body: [])
        case .body(let part):
            guard let length = request?.body.count, length + part.readableBytes <= ScriptedServer.bodyLimit else {
                context.close(promise: nil)
                return
            }
            request?.body += part.readableBytesView
        case .end:
            guard let whole = request.take() else { return }
            let received = record.received(whole)
            StepPlayer(context: context, method: received.method).play(answer(received))
        }
    }
}
