import Foundation
import SystemPackage
import Testing

@testable import Commands
@testable import Media
@testable import Reports

struct TerminalTests {
    private static let hostile = "a  \u{1B}[31mred\u{1B}]0;title\u{7}\u{9B}2J\u{202E}\u{7F}b"

    /// The output to a stream that is not a terminal.
    private static func written(_ body: (Terminal) throws -> Void) throws -> String {
        let (reader, writer) = try FileDescriptor.pipe()
        defer { try? reader.close() }
        try writer.closeAfter { try body(Terminal(writer, environment: [:])) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = try bytes.withUnsafeMutableBytes { try reader.read(into: $0) }
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    @Test func whateverIsReportedCannotSteerATerminal() throws {
        #expect(try Self.written { $0.note("error: ", Self.hostile, .bad) } == "error: a  redb\n")
        #expect(try Self.written { $0.line(Self.hostile) } == "a  redb\n")
        #expect(try Self.written { try $0.result("  \(Self.hostile)\n  c\n") } == "  a  redb\n  c\n")
    }

    /// Decoding gives the original text, and the JSON itself has no active control characters.
    @Test func jsonIsInertAndWhole() throws {
        let texts = [Self.hostile, "line\u{2028}end\r\n", "Füchse 狐 🦊 שלום\u{200F}", "\u{FFFE}\u{E0041}"]
        let json = try JSONText.encode(texts)
        #expect(json.inertText == json)
        #expect(!json.contains("\u{1B}") && !json.contains("\u{9B}") && !json.contains("\u{202E}"))
        #expect(json.contains("Füchse 狐 🦊 שלום"))
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
        let line = try JSONText.line(texts)
        #expect(line.count { $0 == "\n" } == 1 && line.inertText == line)
        #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == texts)
    }

    @Test func knowsWhetherSomeoneReads() throws {
        let (reader, writer) = try FileDescriptor.pipe()
        let terminal = Terminal(writer, environment: [:])
        #expect(terminal.isRead)
        try reader.close()
        #expect(!terminal.isRead)
        try writer.close()
        let file = try FileDescriptor.open("/dev/null", .writeOnly)
        #expect(Terminal(file, environment: [:]).isRead)
        try file.close()
    }
}
