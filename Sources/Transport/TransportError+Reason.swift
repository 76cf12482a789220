extension TransportError {
    /// The cause and what to do, without the address.
    var reason: String {
        switch cause {
        case .offLimits(let host, let address):
            Self.subject(host, address)
                + "; to allow it, set allow-network: true in the pipeline file, or give --allow-network"
        case .cannotResolve(let host, let reason):
            "no address is known for “\(host)” (\(reason)); correct its url"
        case .cannotConnect(let addresses, let reason):
            "nothing answers at \(addresses.joined(separator: " or ")) (\(reason)); start the server or correct its url"
        case .timedOut(let phase, let limit): Self.timeout(phase, limit)
        case .connectionLost(let loss): Self.loss(loss)
        case .replyTooLarge(let limit):
            "its reply has more than \(limit) bytes, the most that is read; ask for less at a time"
        case .unreadableReply(let fault): Self.fault(fault)
        case .redirectRefused(let target, let fault): Self.redirect(target, fault)
        case .tls(let reason): "no encrypted connection was made (\(reason)); correct its url or its certificate"
        case .unsendable(let reason): "\(reason); correct the backend's settings"
        case .shutDown: "the connections were closed already; start again"
        }
    }

    private static func subject(_ host: String, _ address: IPAddress?) -> String {
        guard let address else {
            return "“\(host)” is not in /etc/hosts, and a name server is another machine"
        }
        return (host == address.description ? "“\(host)”" : "“\(host)” is \(address), which") + " is not this machine"
    }

    private static func timeout(_ phase: TimeoutPhase, _ limit: Duration) -> String {
        switch phase {
        case .resolving: "its host's address was not found within \(seconds(limit)); correct its url or try again"
        case .connecting: "no connection was made within \(seconds(limit)); start the server or correct its url"
        case .waiting: "no reply came within \(seconds(limit)); allow more time or ask for less"
        case .reading: "the reply was not complete within \(seconds(limit)); allow more time or ask for less"
        case .silence: "the reply broke off and nothing more came for \(seconds(limit)); look at the server's output"
        }
    }

    private static func loss(_ loss: ConnectionLoss) -> String {
        switch loss {
        case .reset: "the server reset the connection; look at the server's output"
        case .closedBeforeReply: "the server closed the connection without a reply; look at the server's output"
        case .closedEarly(let received, .some(let announced)):
            "the server closed the connection after \(received) of \(announced) bytes; look at the server's output"
        case .closedEarly(let received, nil):
            "the server closed the connection after \(received) bytes, before the end of its reply; look at the"
                + " server's output"
        case .other(let reason): "the connection was lost (\(reason)); look at the server's output"
        }
    }

    private static func fault(_ fault: ReplyFault) -> String {
        switch fault {
        case .notHTTP(let reason):
            "its reply is not HTTP (\(reason)); correct its url: another server may use the port"
        case .compressed(let coding):
            "its reply is compressed (“\(coding)”), which was not requested; turn compression off on the server"
        case .headersTooLarge(let limit):
            "the headers of its reply have more than \(limit) bytes; correct its url: another server may use the port"
        }
    }

    private static func redirect(_ target: String, _ fault: RedirectFault) -> String {
        switch fault {
        case .elsewhere: "it redirects to “\(target)”, another server; if that is correct, set it as the url"
        case .carriesSecret:
            "it redirects to “\(target)”, but a key is sent only to the url in the pipeline file; set that address as "
                + "the url"
        case .wouldDropBody: "it redirects to “\(target)” without the body of the request; set that address as the url"
        case .tooMany(let limit): "it redirects more than \(limit) times, the last time to “\(target)”; correct its url"
        case .unreadable: "it redirects to “\(target)”, which is not a valid address; correct its url"
        }
    }

    /// `1 s`, `0.25 s`: rounded to the millisecond, without trailing zeros.
    private static func seconds(_ duration: Duration) -> String {
        let milliseconds = Int(duration / .milliseconds(1))
        var fraction = String(1000 + milliseconds % 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return "\(milliseconds / 1000)\(fraction.isEmpty ? "" : ".\(fraction)") s"
    }
}
