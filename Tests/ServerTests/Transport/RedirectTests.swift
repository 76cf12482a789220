import BackendFixtures
import TestServer
import Testing

@testable import Platform
@testable import Transport

struct RedirectTests {
    @Test(arguments: [301, 302, 303, 307, 308])
    func followsWithinTheSamePlace(status: Int) async throws {
        try await ScriptedServer.run([.redirect(status, to: "/b%20c/?q=%2B#top"), .text("there")]) {
            server async throws in
            let reply = try await HTTPTransport.open { try await $0.exchange(server.request()) }
            #expect(reply.text == "there")
            #expect(server.requests.map(\.path) == ["/v1/models", "/b%20c/?q=%2B"])
        }
    }

    @Test func followsRelativeAndWholeAddresses() async throws {
        let server = try await ScriptedServer.start { request in
            switch request.path {
            case "/v1/models": .redirect(302, to: "other/x")
            case "/v1/other/x":
                .redirect(302, to: "http://127.0.0.1:\(request[header: "host"]?.split(separator: ":").last ?? "")/../z")
            case "/z": .text("there")
            default: .text("lost at \(request.path)", status: 404)
            }
        }
        let reply = try await HTTPTransport.open { try await $0.exchange(server.request()) }
        #expect(reply.text == "there")
        await server.stop()
    }

    @Test(arguments: [307, 308])
    func repeatsWhatWasPosted(status: Int) async throws {
        try await ScriptedServer.run([.redirect(status, to: "/b"), .text("there")]) { server async throws in
            let request = try server.request(.post, body: .json(Array("{}".utf8)))
            _ = try await HTTPTransport.open { try await $0.exchange(request) }
            #expect(server.requests.map(\.method) == ["POST", "POST"])
            #expect(server.requests.map(\.text) == ["{}", "{}"])
        }
    }

    @Test(arguments: [301, 302, 303])
    func doesNotDropWhatWasPosted(status: Int) async throws {
        try await ScriptedServer.run([.redirect(status, to: "/b"), .text("there")]) { server async throws in
            let request = try server.request(.post, body: .json(Array("{}".utf8)))
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(request) }
            }
            #expect(error?.cause == .redirectRefused(to: "\(server.url)/b", .wouldDropBody))
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: [
        "http://127.0.0.1:1/", "https://127.0.0.1/", "http://127.0.0.2/x", "http://elsewhere.example/",
        "//elsewhere.example/",
        "file:///etc/passwd", "http://127.0.0.1/",
    ])
    func goesNowhereElse(location: String) async throws {
        try await ScriptedServer.run([.redirect(307, to: location)]) { server async throws in
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(server.request()) }
            }
            guard case .redirectRefused(_, .elsewhere) = error?.cause else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test func takesNoUserFromARedirect() async throws {
        let server = try await ScriptedServer.start { request in
            .redirect(307, to: "http://mira@\(request[header: "host"] ?? "")/b")
        }
        let error = await #expect(throws: TransportError.self) {
            try await HTTPTransport.open { _ = try await $0.exchange(server.request()) }
        }
        guard case .redirectRefused(_, .elsewhere) = error?.cause else {
            Issue.record("\(String(describing: error))")
            return
        }
        await server.stop()
    }

    @Test func sendsNoKeyAlong() async throws {
        try await ScriptedServer.run([.redirect(307, to: "/b?k=lantern-key"), .text("there")]) { server async throws in
            let request = try server.request(headers: [.bearer(Secret("lantern-key"))])
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(request) }
            }
            #expect(error?.cause == .redirectRefused(to: "\(server.url)/b", .carriesSecret))
            #expect(server.requests.count == 1)
        }
    }

    @Test func followsThreeAtMost() async throws {
        let three = Array(repeating: ServerStep.redirect(302, to: "/again"), count: 3)
        try await ScriptedServer.run(three + [.text("there")]) { server async throws in
            #expect(try await HTTPTransport.open { try await $0.exchange(server.request()) }.text == "there")
        }
        let failure = try await failure(of: .redirect(302, to: "http://["))
        #expect(failure.cause == .redirectRefused(to: "http://[", .unreadable))
        try await ScriptedServer.run(three + three) { server async throws in
            let error = await #expect(throws: TransportError.self) {
                try await HTTPTransport.open { _ = try await $0.exchange(server.request()) }
            }
            #expect(error?.cause == .redirectRefused(to: "\(server.url)/again", .tooMany(limit: 3)))
            #expect(server.requests.count == 4)
        }
    }
}
