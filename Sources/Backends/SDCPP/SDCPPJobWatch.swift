import Domain
import Generation
import Transport

/// Polls a job until it ends or times out.
struct SDCPPJobWatch: Sendable {
    /// In seconds of uptime.
    private struct Progress {
        var taken: Double
        var begun: Double?
        var position: Int?

        /// The start of the period that the present time limit applies to.
        var since: Double { begun ?? taken }

        /// A job that was begun stays begun, even if the server reports it as queued again.
        mutating func note(_ job: SDCPPJob, at now: Double) {
            position = job.queuePosition
            if job.status != "queued", begun == nil { begun = now }
        }
    }

    let id: String
    let server: ModelServer
    /// Of earlier jobs.
    let durations: JobDurations

    /// Asks the server to stop the job. The server replies 409 for a job that is being drawn, because it cannot stop
    /// it.
    func cancel() async { await server.stop("/sdcpp/v1/jobs/\(id)/cancel") }

    /// Waits until the job has ended, successfully or not. Throws ``GenerationError`` if it does not end in time, or if
    /// the server cannot report its state. The time limit starts again when the job is begun. Throws ``LostJob`` if the
    /// server does not know the job.
    func end() async throws -> SDCPPJob {
        var progress = Progress(taken: server.time.uptime())
        let schedule = durations.schedule
        var failures = 0
        while true {
            let elapsed = server.elapsed(since: progress.taken)
            try await server.time.sleep(
                failures > 0 ? .milliseconds(100 * failures * failures) : schedule.pause(after: elapsed))
            do {
                let job = try await look(within: limit - (server.time.uptime() - progress.since))
                guard job.isUnderWay else {
                    if job.status == "completed" { durations.note(server.elapsed(since: progress.taken)) }
                    return job
                }
                progress.note(job, at: server.time.uptime())
                failures = 0
            } catch let error as GenerationError where error.isPassing {
                failures += 1
                guard failures < ModelServer.readingAttempts else { throw error }
            }
            try checkTime(progress)
        }
    }

    private var limit: Double { server.timeout / .seconds(1) }

    private func look(within seconds: Double) async throws -> SDCPPJob {
        let reply = try await server.probe(
            "/sdcpp/v1/jobs/\(id)", limit: max(.milliseconds(Int(seconds * 1000)), server.probeLimit))
        switch reply.status {
        case 200: return try server.answer(in: reply, as: SDCPPJob.self, of: "stable-diffusion.cpp")
        case 404, 410: throw LostJob(complaint: ServerErrorReply(reply, now: server.time.now()))
        default: throw ServerErrorReply(reply, now: server.time.now()).error
        }
    }

    private func checkTime(_ progress: Progress) throws(GenerationError) {
        guard server.time.uptime() - progress.since > limit else { return }
        let missing =
            switch (progress.begun, progress.position) {
            case (.some, _): "drawn"
            case (nil, .some(let position)) where position > 0: "begun (it is number \(position) in the queue)"
            case (nil, _): "begun"
            }
        throw GenerationError(
            .transient,
            "cannot wait for job “\(id)” at \(server.endpoint): it was not \(missing) within \(Int(limit)) s; "
                + "allow more time or ask for less")
    }

    /// The server does not know the job, so there is nothing to stop.
    struct LostJob: Error {
        var complaint: ServerErrorReply

        func error(of id: String) -> GenerationError {
            GenerationError(
                .transient,
                "job “\(id)” is gone (\(complaint.error.message)): the server was started again, or it ended more than "
                    + "10 minutes ago")
        }
    }
}
