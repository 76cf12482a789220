import Domain
import Foundation
import Synchronization
package import TestServer

extension FakeSDServer {
    func take(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .busy = situation { return Self.error(429, "job queue is full") }
        guard case .object(let members)? = try? JSONValue(parsing: request.body) else {
            return .json(#"{"error":"invalid json","message":"[json.exception.parse_error.101]"}"#, status: 400)
        }
        let pictures = (members["ref_images"]?.list ?? []) + [members["init_image"]].compactMap(\.self)
        let references = pictures.map { Self.readable(Array(Data(base64Encoded: $0.text ?? "") ?? Data())) }
        if case .rejectingReference = situation, !references.isEmpty { return Self.error(400, Self.invalid) }
        guard !references.contains(nil) else { return Self.error(400, Self.invalid) }
        let requested = RequestedPicture(
            prompt: members["prompt"]?.text ?? "", negativePrompt: members["negative_prompt"]?.text,
            seed: members["seed"]?.whole ?? 42, width: Self.aligned(members["width"]?.whole ?? 512),
            height: Self.aligned(members["height"]?.whole ?? 512),
            referenceBytes: references.compactMap { $0?.count }.reduce(0, +))
        let id = state.withLock {
            let id = "job_6b020353_0000000\($0.jobs.count)"
            $0.requested = requested
            $0.jobs[id] = Job(requested: requested)
            return id
        }
        return .json(
            #"{"created":1795285113,"id":"\#(id)","kind":"img_gen","poll_url":"/sdcpp/v1/jobs/\#(id)","#
                + #""status":"queued"}"#, status: 202)
    }

    private static let invalid = "invalid generation parameters"

    func jobs(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let match = request.path.wholeMatch(of: /\/sdcpp\/v1\/jobs\/([A-Za-z0-9_\-]+)(\/cancel)?/) else {
            return .reply(status: 404)
        }
        let id = String(match.1)
        let job = state.withLock { state -> Job? in
            if match.2 == nil { state.jobs[id]?.looks += 1 }
            return state.jobs[id]
        }
        guard let job else { return Self.error(404, "job not found") }
        if match.2 != nil { return cancel(id, job) }
        if let step = look(job.looks, id) { return step }
        if job.isCancelled { return Self.job(id, "cancelled", error: ("cancelled", "job cancelled by client")) }
        if case .hanging = situation { return Self.job(id, "generating") }
        let isDone = drawingTime.map { job.begin.duration(to: .now) >= $0 } ?? (job.looks >= 2)
        return !isDone
            ? Self.job(id, "generating") : Self.job(id, "completed", images: images(of: job, situation))
    }

    /// A queued job ends at once. A job being drawn continues.
    private func cancel(_ id: String, _ job: Job) -> ServerStep {
        guard job.looks == 0 else {
            return Self.error(409, "job is currently generating and cannot be interrupted yet")
        }
        state.withLock { $0.jobs[id]?.isCancelled = true }
        return Self.job(id, "cancelled", error: ("cancelled", "job cancelled by client"))
    }

    private func images(of job: Job, _ situation: ImageSituation) -> [[UInt8]] {
        switch situation {
        case .sending(let bytes): [bytes]
        case .empty: []
        default: [FakePicture.png(job.requested)]
        }
    }

    /// The description of a job in a reply.
    package static func job(
        _ id: String, _ status: String, position: Int = 0, images: [[UInt8]]? = nil,
        error: (code: String, message: String)? = nil
    ) -> ServerStep {
        let pictures = images?.enumerated().map { #"{"b64_json":"\#($1.base64)","index":\#($0)}"# }
        let result = pictures.map { #"{"images":[\#($0.joined(separator: ","))],"output_format":"png"}"# }
        let fault = error.map { #"{"code":"\#($0.code)","message":"\#($0.message)"}"# }
        return .json(
            #"{"completed":null,"created":1795285113,"error":\#(fault ?? "null"),"id":"\#(id)","kind":"img_gen","#
                + #""queue_position":\#(position),"result":\#(result ?? "null"),"started":null,"status":"\#(status)"}"#)
    }
}
