import Domain
import Generation

/// The reply to `predict`.
struct ImagenReply: Decodable {
    struct Prediction: Decodable {
        var bytesBase64Encoded: String?
        /// Why the filter removed the picture.
        var raiFilteredReason: String?
    }

    private var predictions: [Prediction]?

    /// The picture's file. Throws ``GenerationError`` if there is none.
    var picture: [UInt8] {
        get throws(GenerationError) {
            let predictions = predictions ?? []
            if let data = predictions.compactMap(\.bytesBase64Encoded).first {
                return try PicturePayload(data).decoded()
            }
            guard let reason = predictions.compactMap(\.raiFilteredReason).first else {
                throw GenerationError(.refused, "the reply holds no picture; a filter probably blocked it")
            }
            throw GenerationError(.refused, "a filter blocked the picture: “\(reason.excerpt)”")
        }
    }
}
