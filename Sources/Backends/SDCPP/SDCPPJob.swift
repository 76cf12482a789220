import Domain
import Generation

/// A job as stable-diffusion.cpp's server reports it, when it accepts the job and when it is polled.
struct SDCPPJob: Decodable, Sendable {
    struct Result: Decodable, Sendable {
        struct Image: Decodable, Sendable {
            var b64Json: String?
        }

        var images: [Image]?
    }

    struct Fault: Decodable, Sendable {
        var code: String?
        var message: String?
    }

    var id: String
    /// `queued`, `generating`, `completed`, `failed`, `cancelled`.
    var status: String
    /// Counted from 1; 0 for a job that is not queued.
    var queuePosition: Int?
    var result: Result?
    var error: Fault?

    /// Whether the name can be used in a path.
    var hasPlainName: Bool {
        1...100 ~= id.utf8.count
            && id.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    var isUnderWay: Bool { !["completed", "failed", "cancelled"].contains(status) }

    /// The finished picture. Throws ``GenerationError`` if there is none.
    var bytes: [UInt8] {
        get throws(GenerationError) {
            guard status == "completed" else { throw failure }
            guard let picture = result?.images?.lazy.compactMap(\.b64Json).first else {
                throw GenerationError(.refused, "job “\(id)” is done and has no picture")
            }
            return try PicturePayload(picture).decoded()
        }
    }

    private var failure: GenerationError {
        let said = error?.message ?? ""
        let reason = said.isEmpty ? "the server does not say why" : said.excerpt
        guard status == "failed" else {
            return GenerationError(.transient, "job “\(id)” was cancelled at the server: \(reason)")
        }
        let kind = ServerErrorReply(status: 500, message: said, code: error?.code ?? "").error.kind
        return GenerationError(kind, "job “\(id)” failed: \(reason)")
    }
}
