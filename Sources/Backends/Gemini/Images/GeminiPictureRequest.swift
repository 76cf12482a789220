import Domain
import Generation

/// The body of a `generateContent` request for a picture.
///
/// The negative prompt is left out. The API has no field for it, and as part of the prompt it could trigger a filter.
struct GeminiPictureRequest {
    /// The number of pixels of a picture of size 1K, for every aspect ratio.
    private static let smallArea = 1024 * 1024

    let body: JSONValue

    init(_ request: ImageRequest, model: String) {
        let config: [String: JSONValue?] = [
            "aspectRatio": .string("\(AspectRatio.nearest(to: request.size, among: AspectRatio.ofGemini))"),
            "imageSize": Self.imageSize(for: request.size, model: model).map { .string($0) },
        ]
        body = .object([
            "contents": .array([.object(["role": .string("user"), "parts": .array(Self.parts(of: request))])]),
            "generationConfig": .object([
                "responseModalities": .array([.string("TEXT"), .string("IMAGE")]),
                "imageConfig": .object(present: config),
                "seed": .number(request.shortSeed),
            ]),
        ])
    }

    private static func parts(of request: ImageRequest) -> [JSONValue] {
        var parts = [text(request.concept)]
        if let reference = request.reference {
            let picture: [String: JSONValue] = [
                "mimeType": .string(reference.format.mediaType), "data": .string(reference.base64),
            ]
            parts += [text(reference.caption), .object(["inlineData": .object(picture)])]
        }
        return parts
    }

    private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

    /// The larger size if the smaller one would have to be enlarged by more than a few hundredths. Models before Gemini
    /// 3 draw one size, and may reject a request that names a size.
    static func imageSize(for size: PixelSize, model: String) -> String? {
        if model.hasPrefix("gemini-2") { return nil }
        return size.width * size.height * 8 > smallArea * 9 ? "2K" : "1K"
    }
}
