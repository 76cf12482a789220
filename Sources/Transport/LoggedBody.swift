#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A body in the exchange log.
struct LoggedBody {
    /// The maximum number of bytes that are logged.
    static let limit = 1_000_000
    /// The maximum number of Base64 characters that are logged. Longer Base64 text is a picture.
    private static let base64Limit = 200

    /// A JSON value: the body itself if it is JSON, else a string.
    let json: String
    /// A description of the part cut off at the end; nil if nothing was cut.
    let cut: String?

    init(_ body: [UInt8]) {
        let short = Self.withoutBase64(body)
        guard let text = String(validating: short, as: UTF8.self) else {
            json = Self.quoted("‹\(body.count) bytes that are not text›")
            cut = nil
            return
        }
        guard short.count > Self.limit else {
            json = Self.isJSON(short) ? text : Self.quoted(text)
            cut = nil
            return
        }
        // Drops a character that would be split by the cut.
        let end = short[...Self.limit].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        json = Self.quoted(String(decoding: short[..<end], as: UTF8.self))
        cut = "the first \(end) of \(short.count) bytes"
    }

    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Encoding a text as JSON always succeeds.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        (try? JSONDecoder().decode(AnyJSON.self, from: Data(bytes))) != nil
    }

    private static func withoutBase64(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { !isBase64Digit[Int($0)] } ?? bytes.count
            if end - start >= base64Limit {
                result += "‹base64, \(end - start) characters›".utf8
            } else {
                result += bytes[start..<end]
            }
            if end < bytes.count { result.append(bytes[end]) }
            start = end + 1
        }
        return result
    }

    private static let isBase64Digit: [Bool] = (0...255).map { byte in
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_".utf8.contains(UInt8(byte))
    }
}
