import Testing

@testable import Transport

struct TransportErrorTests {
    private static let elsewhere = IPAddress("192.0.2.1")

    @Test(
        arguments: [
            (
                .offLimits(host: "pictures.example", address: elsewhere!),
                "“pictures.example” is 192.0.2.1, which is not this machine; to allow it, set allow-network: true in "
                    + "the pipeline file, or give --allow-network"
            ),
            (
                .offLimits(host: "192.0.2.1", address: elsewhere!),
                "“192.0.2.1” is not this machine; to allow it, set allow-network: true in the pipeline file, or give "
                    + "--allow-network"
            ),
            (
                .offLimits(host: "pictures.example", address: nil),
                "“pictures.example” is not in /etc/hosts, and a name server is another machine; to allow it, set "
                    + "allow-network: true in the pipeline file, or give --allow-network"
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
                "no connection was made within 0.25 s; start the server or correct its url"
            ),
            (
                .timedOut(.waiting, after: .seconds(600)),
                "no reply came within 600 s; allow more time or ask for less"
            ),
            (
                .timedOut(.reading, after: .milliseconds(1005)),
                "the reply was not complete within 1.005 s; allow more time or ask for less"
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
                "its reply is not HTTP (its status is not valid); correct its url: another server may use the port"
            ),
            (
                .unreadableReply(.compressed(coding: "gzip")),
                "its reply is compressed (“gzip”), which was not requested; turn compression off on the server"
            ),
            (
                .unreadableReply(.headersTooLarge(limit: 64_000)),
                "the headers of its reply have more than 64000 bytes; correct its url: another server may use the port"
            ),
            (
                .redirectRefused(to: "https://h/", .elsewhere),
                "it redirects to “https://h/”, another server; if that is correct, set it as the url"
            ),
            (
                .redirectRefused(to: "http://h/a/", .carriesSecret),
                "it redirects to “http://h/a/”, but a key is sent only to the url in the pipeline file; set that "
                    + "address as the url"
            ),
            (
                .redirectRefused(to: "http://h/a/", .wouldDropBody),
                "it redirects to “http://h/a/” without the body of the request; set that address as the url"
            ),
            (
                .redirectRefused(to: "http://h/a/", .tooMany(limit: 3)),
                "it redirects more than 3 times, the last time to “http://h/a/”; correct its url"
            ),
            (
                .redirectRefused(to: "http://[", .unreadable),
                "it redirects to “http://[”, which is not a valid address; correct its url"
            ),
            (
                .tls(reason: "its certificate is not trusted"),
                "no encrypted connection was made (its certificate is not trusted); correct its url or its certificate"
            ),
            (
                .unsendable(reason: "“a b” is not a valid header name"),
                "“a b” is not a valid header name; correct the backend's settings"
            ),
            (.shutDown, "the connections were closed already; start again"),
        ] as [(TransportError.Cause, String)])
    func saysWhatWasTriedWhyItFailedAndWhatToDo(cause: TransportError.Cause, reason: String) {
        let error = TransportError("http://127.0.0.1:8080/v1/models", cause)
        #expect(error.description == "cannot ask “http://127.0.0.1:8080/v1/models”: \(reason)")
    }
}
