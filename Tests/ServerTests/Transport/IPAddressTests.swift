import Testing

@testable import Transport

struct IPAddressTests {
    @Test(arguments: ["127.0.0.1", "127.255.3.4", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1", "::ffff:7f00:1"])
    func knowsThisMachine(text: String) {
        #expect(IPAddress(text)?.isLoopback == true)
    }

    @Test(arguments: [
        "0.0.0.0", "::", "128.0.0.1", "192.0.2.1", "::2", "::127.0.0.1", "::ffff:10.0.0.1", "fe80::1", "1::1",
        "::fffe:127.0.0.1",
    ])
    func knowsOtherMachines(text: String) {
        #expect(IPAddress(text)?.isLoopback == false)
    }

    @Test(arguments: [
        "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "localhost", "[::1]", "::1%lo", "", " 127.0.0.1",
    ])
    func leavesOtherSpellingsToTheResolver(text: String) {
        #expect(IPAddress(text) == nil)
    }
}
