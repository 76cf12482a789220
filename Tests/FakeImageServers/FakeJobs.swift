/// The jobs of a server with A1111's API: one after another. The last one stays visible.
package struct FakeJobs: Sendable {
    package enum Stop: String, Sendable {
        case interrupted
        case skipped
    }

    private(set) var requestedPictures: [RequestedPicture] = []
    private let ahead: Duration
    private let stop: Stop?
    private var begin: ContinuousClock.Instant?
    private var end: ContinuousClock.Instant?
    private var looks = 0

    init(ahead: Duration, stop: Stop?) {
        self.ahead = ahead
        self.stop = stop
    }

    /// Returns the time until the picture is done.
    mutating func begin(_ requested: RequestedPicture, for time: Duration) -> Duration {
        requestedPictures.append(requested)
        looks = 0
        begin = .now.advanced(by: ahead)
        end = begin?.advanced(by: time)
        return ahead + time
    }

    /// When our last job began.
    var timestamp: String { "202611212137\(10 + requestedPictures.count)" }

    /// At the fifth status request half of the picture is done. Then there is no more progress.
    var progress: String {
        mutating get {
            guard let begin, let end else { return Self.progress(0, job: "", timestamp: "0", stop: nil) }
            let now = ContinuousClock.now
            if now < begin {
                return Self.progress(0.5, job: "txt2img", timestamp: "20261121213700", stop: .interrupted)
            }
            looks += 1
            return Self.progress(
                now < end ? Double(min(looks, 5)) / 10 : 0, job: now < end ? "scripts_txt2img" : "",
                timestamp: timestamp, stop: stop)
        }
    }

    private static func progress(_ progress: Double, job: String, timestamp: String, stop: Stop?) -> String {
        #"{"progress":\#(progress),"eta_relative":1.5,"state":{"skipped":\#(stop == .skipped),"#
            + #""interrupted":\#(stop == .interrupted),"job":"\#(job)","job_count":\#(job.isEmpty ? 0 : 1),"#
            + #""job_timestamp":"\#(timestamp)","job_no":0,"sampling_step":1,"sampling_steps":20},"#
            + #""current_image":null,"textinfo":null}"#
    }
}
