import Testing

@testable import Transport

struct EndpointTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("HTTP://LocalHost", "http://localhost"),
        ("http://localhost:80/", "http://localhost"),
        ("https://models.example:443/v1/", "https://models.example/v1"),
        ("https://models.example:8443/a/b//", "https://models.example:8443/a/b"),
        ("http://[::1]:8188/api", "http://[::1]:8188/api"),
        ("http://comfy_ui:8188", "http://comfy_ui:8188"),
        ("http://h/a%20b/c:d", "http://h/a%20b/c:d"),
    ])
    func readsBaseAddresses(text: String, shown: String) throws {
        #expect(try Endpoint(text).description == shown)
    }

    @Test(arguments: [
        ("127.0.0.1:8080", "it does not begin with http:// or https://; write it like http://127.0.0.1:8080"),
        ("ftp://h", "it does not begin with http:// or https://; write it like http://127.0.0.1:8080"),
        (
            "http://h/a b",
            "it has a space, a control character or a non-ASCII character; write host names in their xn-- form and "
                + "percent-encode other characters"
        ),
        (
            "http://bücher.example",
            "it has a space, a control character or a non-ASCII character; write host names in their xn-- form and "
                + "percent-encode other characters"
        ),
        ("http://h?key=1", "it has a query; leave out the ? and what follows"),
        ("http://h/#top", "it has a fragment; leave out the # and what follows"),
        ("http://", "“” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://:80", "“” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://-h.example", "“-h.example” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://h%6f", "“h%6f” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://[::1", "“[::1” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://[fe80::1%25eth0]", "“fe80::1%25eth0” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://[127.0.0.1]", "“127.0.0.1” is not a valid host; write a name, 127.0.0.1 or [::1]"),
        ("http://h:", "“” is not a valid port; write a number from 1 to 65535"),
        ("http://h:0", "“0” is not a valid port; write a number from 1 to 65535"),
        ("http://h:65536", "“65536” is not a valid port; write a number from 1 to 65535"),
        ("http://h:+80", "“+80” is not a valid port; write a number from 1 to 65535"),
        ("http://[::1]8080", "“080” is not a valid port; write a number from 1 to 65535"),
        (
            "http://h/../etc",
            "“/../etc” is not a valid path; leave out empty parts, “.” and “..”, and percent-encode special characters"
        ),
        (
            "http://h/a/%2E%2e",
            "“/a/%2E%2e” is not a valid path; leave out empty parts, “.” and “..”, and percent-encode special "
                + "characters"
        ),
        (
            "http://h/a//b",
            "“/a//b” is not a valid path; leave out empty parts, “.” and “..”, and percent-encode special characters"
        ),
        (
            "http://h/100%",
            "“/100%” is not a valid path; leave out empty parts, “.” and “..”, and percent-encode special characters"
        ),
    ])
    func refusesOtherAddresses(text: String, reason: String) {
        let error = #expect(throws: EndpointError.self) { try Endpoint(text) }
        #expect(error?.description == "cannot use the url “\(text)”: \(reason)")
    }

    @Test(arguments: [
        "http://mira:lantern@h:80/?a=b", "ftp://mira:lantern@h", "mira:lantern@h", "http://mira:lantern@h/#x",
        "http://mira:lan tern@h",
    ])
    func doesNotRepeatAPasswordWhateverElseIsWrong(text: String) {
        let error = #expect(throws: EndpointError.self) { try Endpoint(text) }
        #expect(error?.description.contains("lantern") == false && error?.description.contains("tern@") == false)
    }

    @Test func doesNotRepeatAPassword() {
        let error = #expect(throws: EndpointError.self) { try Endpoint("http://mira:lantern@h:80/v1") }
        #expect(
            error?.description
                == "cannot use the url “http://‹secret›@h:80/v1”: it contains a user name; remove it, and set the "
                + "backend's “key:”")
    }
}
