import Foundation
package import TestServer

/// A posted form with files (RFC 7578).
package struct PostedForm: Sendable {
    package struct Part: Sendable {
        package var name: String
        package var fileName: String?
        package var type: String?
        package var content: [UInt8]

        package var text: String { String(decoding: content, as: UTF8.self) }
    }

    package var parts: [Part]

    /// Nil if the request has no form.
    package init?(_ request: RecordedRequest) {
        guard let type = request[header: "Content-Type"], type.hasPrefix("multipart/form-data"),
            let boundary = type.split(separator: "boundary=").last
        else { return nil }
        let mark = Data("--\(boundary)".utf8)
        var rest = Data(request.body)[...]
        parts = []
        while let start = rest.range(of: mark), let end = rest[start.upperBound...].range(of: mark) {
            if let part = Self.part(rest[start.upperBound..<end.lowerBound]) { parts.append(part) }
            rest = rest[end.lowerBound...]
        }
    }

    private static func part(_ data: Data) -> Part? {
        guard let gap = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: data[..<gap.lowerBound], as: UTF8.self)
        guard let name = head.firstMatch(of: /[ ;]name="([^"]*)"/) else { return nil }
        return Part(
            name: String(name.1), fileName: (head.firstMatch(of: /filename="([^"]*)"/)?.1).map { String($0) },
            type: (head.firstMatch(of: /Content-Type: ([^\r\n]*)/)?.1).map { String($0) },
            content: Array(data[gap.upperBound...].dropLast(2)))
    }

    package subscript(name: String) -> String? { parts.first { $0.name == name && $0.fileName == nil }?.text }

    package var files: [Part] { parts.filter { $0.fileName != nil } }
}
