import Domain
import Transport

/// A form with files (RFC 7578).
struct MultipartForm: Sendable {
    private struct Part {
        var head: String
        var content: [UInt8]
    }

    private var parts: [Part] = []

    mutating func add(_ name: String, _ value: String) {
        parts.append(Part(head: "name=\"\(Self.quoted(name))\"", content: Array(value.utf8)))
    }

    /// `type` is a media type: `image/png`.
    mutating func add(_ name: String, file: [UInt8], named fileName: String, type: String) {
        parts.append(
            Part(
                head: "name=\"\(Self.quoted(name))\"; filename=\"\(Self.quoted(fileName))\"\r\nContent-Type: \(type)",
                content: file))
    }

    /// Equal forms give equal bytes.
    var body: RequestBody {
        let boundary = "nightpress-\(String(digest, radix: 16))"
        var bytes: [UInt8] = []
        for part in parts {
            bytes += Array("--\(boundary)\r\nContent-Disposition: form-data; \(part.head)\r\n\r\n".utf8)
            bytes += part.content
            bytes += Array("\r\n".utf8)
        }
        bytes += Array("--\(boundary)--\r\n".utf8)
        return RequestBody(bytes, contentType: "multipart/form-data; boundary=\(boundary)")
    }

    /// The boundary is derived from this digest of the content. The chance that the content contains it is one in 2⁶⁴.
    private var digest: UInt64 {
        parts.reduce(StableHash(of: "form").value) { digest, part in
            part.content.reduce(StableHash(of: "\(digest)", part.head).value) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }

    /// Quoted as browsers do it (WHATWG HTML, multipart/form-data encoding algorithm).
    private static func quoted(_ text: String) -> String {
        text.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
