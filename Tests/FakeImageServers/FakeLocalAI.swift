import Domain
import Synchronization
package import TestServer

/// LocalAI as documented, and other servers that differ in some details from OpenAI's API.
package final class FakeLocalAI: FakeImageProduct {
    /// The form in which a picture is returned.
    package enum Wrapping: Sendable {
        /// As Base64 if requested, otherwise as the URL of a file.
        case asAsked
        case dataURL
        /// A path on this server.
        case path
        case fileElsewhere
        /// The reply's body is the picture.
        case body
    }

    private let wrapping: Wrapping
    private let unknown: [String]
    private let knowsEdits: Bool
    private let state = Mutex<(requested: RequestedPicture?, file: [UInt8])>((nil, []))

    /// `unknown`: members of a request that it rejects.
    package init(wrapping: Wrapping = .asAsked, unknown: [String] = [], knowsEdits: Bool = false) {
        self.wrapping = wrapping
        self.unknown = unknown
        self.knowsEdits = knowsEdits
    }

    /// The last picture request.
    package var requested: RequestedPicture? { state.withLock(\.requested) }

    package func isQuestion(_ request: RecordedRequest) -> Bool { ImagesQuestion.isOne(request) }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return error(401, "An authentication key is required") }
        if case .playing(let step) = situation, isQuestion(request) { return step }
        switch (request.method, request.path) {
        case ("GET", "/v1/models"):
            return .json(#"{"object":"list","data":[{"id":"dreamshaper","object":"model"}]}"#)
        case ("GET", "/generated-images/b64 1.png?v=2"), ("GET", "/generated-images/b64%201.png?v=2"):
            return .reply(headers: [("Content-Type", "image/png")], body: state.withLock(\.file))
        case ("POST", "/v1/images/generations"): return images(request, in: situation)
        case ("POST", "/v1/images/edits") where knowsEdits: return images(request, in: situation)
        default: return error(404, "Resource not found")
        }
    }

    private func images(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let question = ImagesQuestion(request), let prompt = question.text("prompt") else {
            return error(500, "failed reading parameters from request")
        }
        if let member = unknown.first(where: { question.fields[$0] != nil }) {
            return .json(
                #"{"detail":[{"type":"extra_forbidden","loc":["body","\#(member)"],"#
                    + #""msg":"Extra inputs are not permitted","input":"x"}]}"#, status: 422)
        }
        guard question.text("model") == "dreamshaper" else { return error(500, "could not load model") }
        if case .rejectingReference = situation, !question.files.isEmpty {
            return error(500, "cannot identify image file")
        }
        let size = question.size ?? (512, 512)
        // The text after the bar is the negative prompt.
        let words = prompt.split(separator: "|", maxSplits: 1).map { String($0) }
        let requested = RequestedPicture(
            prompt: words.first ?? "", negativePrompt: words.count > 1 ? words[1] : nil, seed: question.number("seed"),
            width: size.width, height: size.height,
            referenceBytes: question.files.map(\.content.count).reduce(0, +))
        state.withLock { $0.requested = requested }
        switch situation {
        case .hanging: return .hang
        case .empty: return .json(#"{"created":1795285113,"id":"1","data":null,"usage":{}}"#)
        case .sending(let bytes): return reply(bytes, to: question, request)
        default: return reply(FakePicture.png(requested), to: question, request)
        }
    }

    private func reply(_ picture: [UInt8], to question: ImagesQuestion, _ request: RecordedRequest) -> ServerStep {
        state.withLock { $0.file = picture }
        let origin = "http://\(request[header: "Host"] ?? "")"
        let item: String
        switch wrapping {
        case .asAsked where question.text("response_format") == "b64_json":
            item = #""b64_json":"\#(picture.base64)""#
        case .asAsked: item = #""url":"\#(origin)/generated-images/b64%201.png?v=2""#
        case .dataURL: item = #""b64_json":"data:image/png;base64,\#(picture.base64)""#
        case .path: item = #""url":"/generated-images/b64%201.png?v=2""#
        case .fileElsewhere: item = #""url":"http://pictures.example.org/fox.png""#
        case .body: return .reply(headers: [("Content-Type", "image/png")], body: picture)
        }
        return .json(#"{"created":1795285113,"id":"1","data":[{\#(item)}],"usage":{}}"#)
    }

    private func error(_ status: Int, _ message: String) -> ServerStep {
        .json(#"{"error":{"code":\#(status),"message":"\#(message)","type":""}}"#, status: status)
    }
}
