/// The text of a logged exchange as JSON. JSON bodies are unchanged byte for byte, except for masked and cut parts.
struct ExchangeDocument {
    let text: String

    init(_ number: Int, _ exchange: ExchangeRecord) {
        var lines = [
            "\"exchange\": \(number)",
            "\"backend\": \(LoggedBody.quoted(exchange.backend))",
            "\"seconds\": \(Double(exchange.milliseconds) / 1000)",
            "\"request\": "
                + Self.message(
                    "\"line\": \(LoggedBody.quoted(exchange.requestLine))", exchange.requestHeaders,
                    exchange.requestBody),
        ]
        if let reply = exchange.reply {
            lines.append("\"address\": \(LoggedBody.quoted(reply.address))")
            let headers = reply.headers.fields.map { "\($0.name): \($0.value)" }
            lines.append("\"reply\": " + Self.message("\"status\": \(reply.status)", headers, reply.body))
        }
        if let error = exchange.error { lines.append("\"error\": \(LoggedBody.quoted(error))") }
        text = "{\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
    }

    private static func message(_ first: String, _ headers: [String], _ body: [UInt8]?) -> String {
        let list = headers.map { "\n      " + LoggedBody.quoted($0) }.joined(separator: ",")
        var lines = [first, "\"headers\": [\(list)\(headers.isEmpty ? "" : "\n    ")]"]
        if let body {
            let logged = LoggedBody(body)
            lines.append("\"body\": \(logged.json)")
            if let cut = logged.cut { lines.append("\"cut\": \(LoggedBody.quoted(cut))") }
        }
        return "{\n" + lines.map { "    \($0)" }.joined(separator: ",\n") + "\n  }"
    }
}
