import BackendFixtures
import Testing

@testable import Platform
@testable import Transport

struct SecretTextTests {
    private struct Holder {
        let name = "llama"
        let key = Secret("lantern-key-1234")
    }

    private static let request: HTTPRequest? = (try? Endpoint("http://127.0.0.1")).map {
        HTTPRequest(
            .get, "x", of: $0, backend: "llama",
            headers: [
                .bearer(Secret("lantern-key-1234")), .basic(user: "mira", password: Secret("lantern-key-1234")),
            ])
    }

    @Test func printsAsAMask() {
        let secret = Secret("lantern-key-1234")
        #expect("\(secret)" == "‹secret›")
        #expect(String(reflecting: secret) == "‹secret›")
        #expect(String(describing: Optional(secret)) == "Optional(‹secret›)")
    }

    @Test func hasNothingToReflect() {
        #expect(Mirror(reflecting: Secret("lantern-key-1234")).children.isEmpty)
    }

    @Test func isMaskedWithinOtherValues() throws {
        for value in [Holder() as Any, try #require(Self.request), [Secret("lantern-key-1234")]] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in [dumped, "\(value)", String(reflecting: value)] {
                #expect(!text.contains("lantern"), "\(text)")
                #expect(text.contains("‹secret›"), "\(text)")
            }
        }
    }

    @Test func cannotBeEncodedOrCompared() {
        let secret: Any = Secret("lantern-key-1234")
        #expect(!(secret is any Encodable))
        #expect(!(secret is any Equatable))
    }
}
