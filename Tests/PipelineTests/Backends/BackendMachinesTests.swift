import Testing

@testable import Backends
@testable import Generation
@testable import Pipeline

struct BackendMachinesTests {
    struct Row: Sendable {
        var kind: BackendKind = "openai"
        var url: String?
        var servers: [String] = []
        var start: ServerStart?
        var machines: Set<String>
    }

    private static let rows: [Row] = [
        Row(url: "http://127.0.0.1:8080", machines: ["127.0.0.1"]),
        Row(url: "http://LocalHost:8080/v1", machines: ["127.0.0.1"]),
        Row(url: "http://[::1]:8080", machines: ["127.0.0.1"]),
        Row(url: "unix:/run/llama.sock", machines: ["127.0.0.1"]),
        Row(url: "https://api.openai.com", machines: ["api.openai.com"]),
        Row(url: "http://[fd00::2]:80/", machines: ["[fd00::2]"]),
        Row(servers: ["http://b:1", "http://c"], machines: ["b", "c"]),
        Row(url: "http://b:1", start: ServerStart(command: ["server"]), machines: ["127.0.0.1"]),
        Row(kind: "ollama", machines: ["127.0.0.1"]),
        Row(kind: "command", machines: ["127.0.0.1"]),
        Row(kind: "gemini", machines: ["generativelanguage.googleapis.com"]),
        Row(kind: "gemini", url: "http://127.0.0.2:1", machines: ["127.0.0.2"]),
    ]

    @Test(arguments: rows) func knowsTheMachinesOfBackends(row: Row) {
        var settings = BackendSettings(name: "a", kind: row.kind)
        (settings.url, settings.servers, settings.start) = (row.url, row.servers, row.start)
        #expect(BackendMachines(kinds: BackendList.kinds).machines(of: settings) == row.machines)
    }
}
