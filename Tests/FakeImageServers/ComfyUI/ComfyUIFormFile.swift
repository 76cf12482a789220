import Foundation

/// The file and the fields of a form for `POST /upload/image`.
struct ComfyUIFormFile {
    private(set) var name = ""
    private(set) var bytes: [UInt8] = []
    private(set) var fields: [String: String] = [:]

    /// Nil if it is not a form with a picture.
    init?(_ body: [UInt8], contentType: String?) {
        guard let contentType, let mark = contentType.range(of: "boundary=") else { return nil }
        let boundary = Data("--\(contentType[mark.upperBound...])".utf8)
        let body = Data(body)
        var start = body.range(of: boundary)?.upperBound
        while let from = start, let next = body.range(of: boundary, in: from..<body.endIndex) {
            read(body[from..<next.lowerBound])
            start = next.upperBound
        }
        guard !name.isEmpty else { return nil }
    }

    private mutating func read(_ part: Data) {
        guard let gap = part.range(of: Data("\r\n\r\n".utf8)) else { return }
        let head = String(decoding: part[..<gap.lowerBound], as: UTF8.self)
        let content = part[gap.upperBound...].dropLast(2)
        if Self.value("name", in: head) == "image", let fileName = Self.value("filename", in: head) {
            name = fileName
            bytes = [UInt8](content)
        } else if let field = Self.value("name", in: head) {
            fields[field] = String(decoding: content, as: UTF8.self)
        }
    }

    private static func value(_ key: String, in head: String) -> String? {
        guard let start = head.range(of: " \(key)=\"")?.upperBound, let end = head[start...].firstIndex(of: "\"")
        else { return nil }
        return String(head[start..<end])
    }
}
