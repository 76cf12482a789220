import Testing

@testable import Transport

struct TransportErrorTests {
    private static let elsewhere = IPAddress("192.0.2.1")

    @Test(
        arguments: [
            (
                .offLimits(host: "pictures.example", address: elsewhere!),
                "“pictures.example” is 192.0.2.1, which is not this machine; say allow-network: true in the pipeline file or "
                    + "--allow-network if it may be asked"
            ),
            (
                .offLimits(host: "192.0.2.1", address: elsewhere!),
                "“192.0.2.1” is not this machine; say allow-network: true in the pipeline file or --allow-network if it may "
                    + "be asked"
            ),
            (
                .offLimits(host: "pictures.example", address: nil),
                "“pictures.example” is no name that /etc/hosts knows, and a name server is another machine; say "
                    + "allow-network: true in the pipeline file or --allow-network if it may be asked"
            ),
            (
                .cannotResolve(host: "lantern", reason: "Name or service not known"),
                "no address is known for “lantern” (Name or service not known); correct its url"
            ),
            (
                .cannotConnect(to: ["127.0.0.1:8080"], reason: "connection refused"),
                "nothing answers at 127.0.0.1:8080 (connection refused); start the server or correct its url"
            ),
            (
                .cannotConnect(to: ["[::1]:8080", "127.0.0.1:8080"], reason: "connection refused"),
                "nothing answers at [::1]:8080 or 127.0.0.1:8080 (connection refused); start the server or correct its url"
            ),
            (
                .timedOut(.resolving, after: .seconds(5)),
                "its host's address was not found within 5 s; correct its url or try again"
            ),
            (
                .timedOut(.connecting, after: .milliseconds(250)),
                "no connection came about within 0.25 s; start the server or correct its url"
            ),
            (
                .timedOut(.waiting, after: .seconds(600)),
                "no reply came within 600 s; allow more time or ask for less"
            ),
            (
                .timedOut(.reading, after: .milliseconds(1005)),
                "the reply was not whole within 1.005 s; allow more time or ask for less"
            ),
            (
                .timedOut(.silence, after: .seconds(120)),
                "the reply broke off and nothing more came for 120 s; look at the server's output"
            ),
            (.connectionLost(.reset), "the server reset the connection; look at the server's output"),
            (
                .connectionLost(.closedBeforeReply),
                "the server closed the connection without a reply; look at the server's output"
            ),
            (
                .connectionLost(.closedEarly(received: 10, announced: 100)),
                "the server closed the connection after 10 of 100 bytes; look at the server's output"
            ),
            (
                .connectionLost(.closedEarly(received: 10, announced: nil)),
                "the server closed the connection after 10 bytes, before the end of its reply; look at the server's output"
            ),
            (
                .connectionLost(.other(reason: "no buffer space")),
                "the connection was lost (no buffer space); look at the server's output"
            ),
            (
                .replyTooLarge(limit: 64_000_000),
                "its reply has more than 64000000 bytes, the most that is read; ask for less at a time"
            ),
            (
                .unreadableReply(.notHTTP(reason: "its status is not valid")),
                "its reply is not HTTP (its status is not valid); correct its url, another server may have its port"
            ),
            (
                .unreadableReply(.compressed(coding: "gzip")),
                "its reply is compressed (“gzip”) without being asked to; turn that off there"
            ),
            (
                .unreadableReply(.headersTooLarge(limit: 64_000)),
                "the headers of its reply have more than 64000 bytes; correct its url, another server may have its port"
            ),
            (
                .redirectRefused(to: "https://h/", .elsewhere),
                "it sends on to “https://h/”, another place; give that as its url if it is the right one"
            ),
            (
                .redirectRefused(to: "http://h/a/", .carriesSecret),
                "it sends on to “http://h/a/”, and a key is sent nowhere but where the pipeline file says; give that as its url"
            ),
            (
                .redirectRefused(to: "http://h/a/", .wouldDropBody),
                "it sends on to “http://h/a/” without what was posted; give that as its url"
            ),
            (
                .redirectRefused(to: "http://h/a/", .tooMany(limit: 3)),
                "it sends on more than 3 times, at last to “http://h/a/”; correct its url"
            ),
            (
                .redirectRefused(to: "http://[", .unreadable),
                "it sends on to “http://[”, which is no address; correct its url"
            ),
            (
                .tls(reason: "its certificate is not trusted"),
                "no encrypted connection came about (its certificate is not trusted); correct its url or its certificate"
            ),
            (
                .unsendable(reason: "“a b” is no name of a header"),
                "“a b” is no name of a header; correct the backend's settings"
            ),
            (.shutDown, "the connections were closed already; start again"),
        ] as [(TransportError.Cause, String)])
    func saysWhatWasTriedWhyItFailedAndWhatToDo(cause: TransportError.Cause, reason: String) {
        let error = TransportError("http://127.0.0.1:8080/v1/models", cause)
        #expect(error.description == "cannot ask “http://127.0.0.1:8080/v1/models”: \(reason)")
    }
}
