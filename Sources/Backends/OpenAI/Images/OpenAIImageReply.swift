import Foundation
import Generation
import Transport

/// The reply of the images API.
struct OpenAIImageReply: Decodable {
    struct Picture: Decodable {
        var b64Json: String?
        /// The address of a file on the server, or a data URL.
        var url: String?
        /// The prompt after changes by the server.
        var revisedPrompt: String?
        var nsfwContentDetected: SafetyFlag?

        var payload: PicturePayload? { [b64Json, url].compactMap(\.self).first.map { PicturePayload($0) } }
    }

    var data: [Picture]
    var nsfwContentDetected: SafetyFlag?

    private enum Key: CodingKey {
        case data, nsfwContentDetected
    }

    /// `data` must be present but may be null.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        data = try container.decode([Picture]?.self, forKey: .data) ?? []
        nsfwContentDetected = try container.decodeIfPresent(SafetyFlag.self, forKey: .nsfwContentDetected)
    }
}

extension HTTPReply {
    /// The body itself if it is a picture instead of JSON. PNG and JPEG files begin with bytes that are not text.
    var pictureFile: [UInt8]? {
        let isPicture = headers["Content-Type"]?.hasPrefix("image/") == true || body.first == 0x89 || body.first == 0xFF
        return isPicture && !body.isEmpty ? body : nil
    }
}
