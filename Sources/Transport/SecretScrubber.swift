#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Replaces the request's secrets in a reply by `‹secret›`.
struct SecretScrubber: Sendable {
    /// Shorter secrets are replaced only if no letter or digit is next to them. Three letters may be part of any word.
    private static let shortest = 6

    /// Longest first, so that no replacement leaves a part of a longer secret.
    private let needles: [ByteNeedle]

    init(_ headers: [RequestHeader]) {
        var forms: Set<[UInt8]> = []
        for header in headers {
            switch header.value {
            case .plain: continue
            case .secret(let secret, _): forms.formUnion(Self.forms(of: secret.revealed()))
            case .basic(let user, let password):
                forms.formUnion(Self.forms(of: password.revealed()))
                forms.formUnion(Self.base64Forms(of: Array("\(user):".utf8) + password.revealed()))
            }
        }
        needles = forms.filter { !$0.isEmpty }
            .sorted { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) }
            .map { ByteNeedle($0, standsAlone: $0.count < Self.shortest) }
    }

    func scrubbed(_ bytes: [UInt8]) -> [UInt8] {
        needles.reduce(bytes) { $1.replaced(in: $0, with: Array(Secret.mask.utf8)) }
    }

    func scrubbed(_ text: String) -> String {
        needles.isEmpty ? text : String(decoding: scrubbed(Array(text.utf8)), as: UTF8.self)
    }

    func scrubbed(_ headers: ReplyHeaders) -> ReplyHeaders {
        ReplyHeaders(headers.fields.map { ReplyHeaders.Field(scrubbed($0.name), scrubbed($0.value)) })
    }

    func scrubbed(_ error: TransportError) -> TransportError {
        guard case .redirectRefused(let target, let fault) = error.cause else { return error }
        return TransportError(error.address, .redirectRefused(to: scrubbed(target), fault))
    }

    /// The secret unchanged, as JSON text, as part of a URL, and in Base64.
    private static func forms(of secret: [UInt8]) -> Set<[UInt8]> {
        let text = String(decoding: secret, as: UTF8.self)
        var forms: Set<[UInt8]> = [secret, Array(PercentEncoding.query(text).utf8)]
        for formatting in [JSONEncoder.OutputFormatting(), .withoutEscapingSlashes] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = formatting
            // Encoding a text as JSON always succeeds.
            if let quoted = try? encoder.encode(text) { forms.insert(Array(quoted.dropFirst().dropLast())) }
        }
        return forms.union(base64Forms(of: secret))
    }

    /// The Base64 of the secret alone, and of the secret within longer data at each of the three offsets in a group of
    /// three bytes.
    private static func base64Forms(of secret: [UInt8]) -> Set<[UInt8]> {
        guard secret.count >= 4 else { return [] }
        var forms: Set<[UInt8]> = [Array(Data(secret).base64EncodedString().utf8)]
        for offset in 0...2 {
            let whole = Data([UInt8](repeating: 0, count: offset) + secret).base64EncodedString().utf8
            let settled = (offset + secret.count) * 8 / 6
            forms.insert(Array(whole.prefix(settled).dropFirst((offset * 8 + 5) / 6)))
        }
        return forms.union(forms.map { $0.map { $0 == 0x2B ? 0x2D : $0 == 0x2F ? 0x5F : $0 } })
    }
}
