import Foundation
import Generation
import Transport

/// What the images API answers.
struct OpenAIImageReply: Decodable {
    struct Picture: Decodable {
        var b64Json: String?
        /// A file on the server, or a data URL.
        var url: String?
        /// What the server made of the prompt.
        var revisedPrompt: String?

        var payload: PicturePayload? { [b64Json, url].compactMap(\.self).first.map { PicturePayload($0) } }
    }

    var data: [Picture]

    private enum Key: CodingKey {
        case data
    }

    /// `data` may be null, and must be there.
    init(from decoder: any Decoder) throws {
        data = try decoder.container(keyedBy: Key.self).decode([Picture]?.self, forKey: .data) ?? []
    }
}

extension HTTPReply {
    /// The body itself where it is a picture and no JSON: what PNG and JPEG files begin with is no text.
    var pictureFile: [UInt8]? {
        let isPicture = headers["Content-Type"]?.hasPrefix("image/") == true || body.first == 0x89 || body.first == 0xFF
        return isPicture && !body.isEmpty ? body : nil
    }
}
