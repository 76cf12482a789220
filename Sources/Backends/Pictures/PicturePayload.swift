import Domain
import Foundation
import Generation
import Transport

/// A picture as text in a reply: Base64, a data URL, or the address of a file.
struct PicturePayload: Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The picture's bytes. A file is fetched only from the server that sent the reply.
    ///
    /// Throws ``GenerationError``. Cancellation passes as `CancellationError`.
    func bytes(from server: ModelServer) async throws -> [UInt8] {
        guard text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("/") && text.utf8.count < 500
        else { return try decoded() }
        return try await server.file(at: text)
    }

    /// Decodes a picture that the text itself contains.
    func decoded() throws(GenerationError) -> [UInt8] {
        var encoded = text[...]
        if encoded.hasPrefix("data:") {
            guard let comma = encoded.firstIndex(of: ","), encoded[..<comma].hasSuffix(";base64") else {
                throw GenerationError(.badPicture, "the picture came as \(beginning), which is no Base64")
            }
            encoded = encoded[encoded.index(after: comma)...]
        }
        guard let data = Data(base64Encoded: String(encoded), options: .ignoreUnknownCharacters), !data.isEmpty else {
            throw GenerationError(
                .badPicture,
                encoded.isEmpty ? "the picture is empty" : "the picture came as \(beginning), which is no Base64")
        }
        return [UInt8](data)
    }

    /// The beginning of the text, for an error text.
    private var beginning: String {
        let start = text.prefix(40)
        guard text.isLegible else { return "\(text.utf8.count) bytes that are no text" }
        return start.excerpt.hasPrefix("<")
            ? "a web page" : "“\(start.excerpt)\(start.endIndex < text.endIndex ? "…" : "")”"
    }
}

extension ModelServer {
    /// Fetches a file that the server named by a path or a complete address.
    fileprivate func file(at address: String) async throws -> [UInt8] {
        // A query may contain an access token.
        let shown = address.prefix { $0 != "?" }.excerpt
        let rest: Substring
        if address.hasPrefix("/") {
            rest = address[...]
        } else if address.hasPrefix(endpoint.origin + "/") {
            rest = address.dropFirst(endpoint.origin.count)
        } else {
            throw GenerationError(
                .badPicture,
                "the picture is at “\(shown)”, and files are fetched from \(endpoint.origin) only; set the server to "
                    + "send pictures as Base64, which “response_format: b64_json” asks it for")
        }
        let parts = rest.split(separator: "?", maxSplits: 1)
        let path = String(parts.first ?? "/").removingPercentEncoding ?? ""
        // Any other path would lead out of the endpoint, or fail as an invalid request.
        guard !path.contains("//"), !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) else {
            throw GenerationError(.badPicture, "the picture is at “\(shown)”, which is no path of a file")
        }
        let query = parts.count < 2 ? [] : URLComponents(string: "?\(parts[1])")?.queryItems ?? []
        let reply = try await probe(
            RequestPath(withoutPrefix(path)), query: query.map { QueryItem($0.name, $0.value ?? "") }, limit: timeout)
        guard reply.status == 200 else {
            throw GenerationError(.transient, "the picture is at “\(shown)”, which answers HTTP \(reply.status)")
        }
        return reply.body
    }

    /// Request paths are relative to the endpoint's own path. The server's addresses include that path.
    private func withoutPrefix(_ path: String) -> String {
        path.hasPrefix(endpoint.pathPrefix + "/") ? String(path.dropFirst(endpoint.pathPrefix.count)) : path
    }
}
