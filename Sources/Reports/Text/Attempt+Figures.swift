import Domain

extension Attempt {
    var succeeded: Bool { outcome == .ready }
    var runtime: Milliseconds { Milliseconds(seconds: seconds) }
}

extension TextAttempt {
    var succeeded: Bool { outcome == .ready }
    var runtime: Milliseconds { Milliseconds(seconds: seconds) }
}
