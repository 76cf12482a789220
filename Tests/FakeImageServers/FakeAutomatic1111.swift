import Domain
import Synchronization
package import TestServer

/// A1111's API as one of the products with this API answers. SD.Next and stable-diffusion.cpp's server are as measured,
/// the others as documented.
package final class FakeAutomatic1111: FakeImageProduct {
    package enum Flavour: Sendable {
        case a1111
        case forge
        case sdNext
        case sdServer
    }

    package let flavour: Flavour
    /// Whether a model is loaded if the pipeline names none.
    let hasLoadedModel: Bool
    /// The drawing time that it reports.
    private let drawingTime: Duration
    let jobs: Mutex<FakeJobs>

    /// `ahead`: how long another client's picture is drawn before each of ours. That picture is then interrupted.
    package init(
        _ flavour: Flavour, hasLoadedModel: Bool = true, drawingTime: Duration = .zero, ahead: Duration = .zero,
        stop: FakeJobs.Stop? = nil
    ) {
        self.flavour = flavour
        self.hasLoadedModel = hasLoadedModel
        self.drawingTime = drawingTime
        jobs = Mutex(FakeJobs(ahead: ahead, stop: stop))
    }

    /// The picture requests in order.
    package var requestedPictures: [RequestedPicture] { jobs.withLock(\.requestedPictures) }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        request.path == "/sdapi/v1/txt2img" || request.path == "/sdapi/v1/img2img"
    }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return wrongKey }
        if isQuestion(request) { return drawing(request, in: situation) }
        if case .lackingTheModel = situation, request.path == "/sdapi/v1/sd-models" { return models(["ink"]) }
        return selfPortrait(request) ?? unknownPath
    }

    private var wrongKey: ServerStep {
        .json(
            #"{"error":"HTTPException","detail":"Incorrect username or password","body":"","errors":""}"#, status: 401)
    }

    private var unknownPath: ServerStep {
        flavour == .sdServer ? .reply(status: 404) : .json(#"{"detail":"Not Found"}"#, status: 404)
    }
}

extension FakeAutomatic1111 {
    private func drawing(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let question = try? JSONValue(parsing: request.body), case .object(let members) = question else {
            return .json(
                #"{"detail":[{"type":"json_invalid","loc":["body",0],"msg":"JSON decode error"}]}"#, status: 422)
        }
        let fields = QuestionFields(members)
        if let objection = objection(to: fields, isFromPicture: request.path.hasSuffix("img2img"), situation) {
            return objection
        }
        let requested = fields.requested(sidesUp: flavour == .sdServer)
        let took = jobs.withLock { $0.begin(requested, for: isHanging(situation) ? .seconds(3600) : drawingTime) }
        let step = answer(to: requested, in: situation)
        return took == .zero || isHanging(situation) ? step : .after(took, step)
    }

    private func isHanging(_ situation: ImageSituation) -> Bool {
        if case .hanging = situation { true } else { false }
    }

    private func answer(to requested: RequestedPicture, in situation: ImageSituation) -> ServerStep {
        switch situation {
        case .drawing: pictures([FakePicture.png(requested)], requested)
        case .sending(let bytes): pictures([bytes], requested)
        case .empty: pictures([], requested)
        case .busy(let seconds):
            .reply(
                status: 503, headers: [("Content-Type", "text/plain"), ("Retry-After", "\(seconds)")],
                body: Array("no worker is free".utf8))
        case .hanging: .hang
        case .playing(let step): step
        case .wantingAnotherKey, .lackingTheModel, .refusing, .rejectingReference: unknownPath
        }
    }

    private func objection(
        to fields: QuestionFields, isFromPicture: Bool, _ situation: ImageSituation
    ) -> ServerStep? {
        if flavour == .sdServer {
            return fields.prompt.isEmpty ? .json(#"{"error":"prompt required"}"#, status: 400) : nil
        }
        if let sampler = fields.text("sampler_name"), !Self.samplers.contains(sampler) {
            return .json(
                #"{"error":"HTTPException","detail":"Sampler not found","body":"","errors":""}"#, status: 404)
        }
        guard isFromPicture else { return nil }
        if case .rejectingReference = situation {
            return .json(
                #"{"error":"HTTPException","detail":"Invalid encoded image","body":"","errors":""}"#, status: 500)
        }
        guard fields.references.isEmpty else { return nil }
        return flavour == .sdNext
            ? .json(#"{"error":"Init image is none"}"#, status: 400)
            : .json(
                #"{"error":"HTTPException","detail":"Init image not found","body":"","errors":""}"#, status: 404)
    }

    private func pictures(_ pictures: [[UInt8]], _ requested: RequestedPicture) -> ServerStep {
        let images = pictures.map { "\"\($0.base64)\"" }.joined(separator: ",")
        let info =
            #"{"prompt":"","seed":\#(requested.seed ?? 0),"all_seeds":[\#(requested.seed ?? 0)],"width":\#(requested.width),"#
            + #""height":\#(requested.height),"sampler_name":"Euler","steps":20,"batch_size":1,"#
            + (flavour == .sdNext ? "" : #""sd_model_name":"dream","sd_model_hash":"879db523c3","#)
            + #""job_timestamp":"\#(jobs.withLock(\.timestamp))"}"#
        let notified = flavour == .sdServer ? "" : info.replacing("\"", with: "\\\"")
        return .json(#"{"images":[\#(images)],"parameters":{},"info":"\#(notified)"}"#)
    }
}
