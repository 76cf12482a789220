import BackendFixtures
import Domain
import FakeImageServers
import Synchronization
import TestServer
import Testing

@testable import Generation

/// Progress of a picture while a server with A1111's API draws it.
struct ProgressPollerTests {
    private static let look = "/sdapi/v1/progress?skip_current_image=true"
    private static let watched = [ImageSubject.a1111, .forge, .sdNext]

    private func subject(_ subject: ImageSubject, _ product: @escaping @Sendable () -> FakeAutomatic1111)
        -> ImageSubject
    {
        var subject = subject
        subject.makeProduct = product
        return subject
    }

    @Test(arguments: watched)
    func looksOnWhileItIsDrawn(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .hanging, timeout: .milliseconds(800)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient)
            #expect(
                error.message.contains("no reply came within 0.8 s; allow more time or ask for less; its"), "\(error)")
            let question = try #require(stage.questions.first)
            let looks = stage.server.requests.filter { $0.path == Self.look && $0.number > question.number }
            #expect((1...8).contains(looks.count))
        }
    }

    @Test func saysHowFarAPictureWas() async throws {
        try await ImageStage.set(.a1111, .hanging, timeout: .milliseconds(1600)) { stage async throws in
            let message = try await stage.error().message
            #expect(message.contains(/less; its progress last moved [01] s before, to [1-5]0 %$/), "\(message)")
        }
    }

    @Test func saysThatNothingMoved() async throws {
        let idle = #"{"progress":0.0,"eta_relative":0.0,"state":{"interrupted":false,"job":""}}"#
        var subject = ImageSubject.a1111
        subject.makeProduct = { Onlooked(FakeAutomatic1111(.a1111)) { _ in .json(idle) } }
        try await ImageStage.set(subject, .hanging, timeout: .milliseconds(800)) { stage async throws in
            let error = try await stage.error()
            #expect(error.message.hasSuffix("ask for less; its progress never moved"), "\(error)")
        }
    }

    /// A busy server may answer a progress request with an error or not at all.
    @Test(arguments: [ServerStep.html(status: 500), .reset(), .text("?"), .json("{}"), .hang])
    func needsNoAnswerToItsLooks(step: ServerStep) async throws {
        var subject = ImageSubject.a1111
        subject.makeProduct = {
            Onlooked(FakeAutomatic1111(.a1111, drawingTime: .milliseconds(600))) { _ in step }
        }
        // The progress request after the reply has the same time limit as a probe.
        subject = subject.configured { $0.start = ServerStart(command: [], patience: .milliseconds(400)) }
        try await ImageStage.set(subject, timeout: .seconds(4)) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(picture.notes.isEmpty)
        }
    }

    @Test(arguments: watched)
    func interruptsBeforeItIsReportedThatTimeRanOut(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .hanging, timeout: .milliseconds(500)) { stage async throws in
            _ = try await stage.error()
            _ = try await stage.error()
            let path = stage.server.requests.map(\.path).filter { $0.hasSuffix("2img") || $0.hasSuffix("interrupt") }
            #expect(path == Array(repeating: ["/sdapi/v1/txt2img", "/sdapi/v1/interrupt"], count: 2).flatMap(\.self))
            #expect(stage.server.requests.filter { $0.path.hasSuffix("interrupt") }.allSatisfy { $0.method == "POST" })
        }
    }

    @Test(arguments: [ImageSubject.sdServerAsA1111, .drawThings])
    func saysNoOneToStopWhoCannot(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .hanging, timeout: .milliseconds(500)) { stage async throws in
            let error = try await stage.error()
            #expect(error.message.hasSuffix("no reply came within 0.5 s; allow more time or ask for less"))
            #expect(!stage.server.requests.contains { $0.path.hasSuffix("interrupt") })
            let question = try #require(stage.questions.first)
            #expect(stage.server.requests.allSatisfy { $0.number <= question.number })
        }
    }

    /// A stopped job returns an unfinished picture, or none.
    @Test(arguments: watched, [FakeJobs.Stop.interrupted, .skipped])
    func takesNoPictureThatWasStopped(subject: ImageSubject, stop: FakeJobs.Stop) async throws {
        for situation in [ImageSituation.drawing, .empty] {
            for time in [Duration.zero, .milliseconds(400)] {
                var stopped = subject
                let flavour = try #require((subject.makeProduct() as? FakeAutomatic1111)?.flavour)
                stopped.makeProduct = { FakeAutomatic1111(flavour, drawingTime: time, stop: stop) }
                try await ImageStage.set(stopped, situation, timeout: .seconds(2)) { stage async throws in
                    let error = try await stage.error()
                    #expect(error == GenerationError(.badPicture, "the picture was interrupted before it was done"))
                }
            }
        }
    }

    /// SD.Next forgets it at the next step of the same job, so that it is visible only while the picture is drawn.
    @Test func remembersAStopThatTheServerForgets() async throws {
        var subject = ImageSubject.sdNext
        subject.makeProduct = {
            Onlooked(FakeAutomatic1111(.sdNext, drawingTime: .milliseconds(1500))) { look in
                .json(
                    #"{"progress":0.4,"state":{"skipped":false,"interrupted":\#(look == 1),"job":"VAE","#
                        + #""job_timestamp":"2026112121370\#(look)"}}"#)
            }
        }
        try await ImageStage.set(subject, timeout: .seconds(4)) { stage async throws in
            #expect(try await stage.error().kind == .badPicture)
        }
    }

    @Test func takesAPictureWhereAnothersWasStoppedBefore() async throws {
        let waiting = subject(.a1111) { FakeAutomatic1111(.a1111, ahead: .milliseconds(700)) }
        try await ImageStage.set(waiting, timeout: .seconds(4)) { stage async throws in
            #expect(try await stage.generator.picture(for: .fox()).notes.isEmpty)
            let question = try #require(stage.questions.first)
            #expect(stage.server.requests.filter { $0.path == Self.look && $0.number > question.number }.count > 1)
        }
    }

    /// The connection of the picture request can stay open after the server has ended.
    @Test func doesNotWaitForAServerThatIsGone() async throws {
        var subject = ImageSubject.a1111
        let busy = #"{"progress":0.1,"state":{"job":"scripts_txt2img"}}"#
        let closing = ServerStep.raw(
            Array("HTTP/1.1 200 OK\r\nContent-Length: \(busy.utf8.count)\r\nConnection: close\r\n\r\n\(busy)".utf8))
        subject.makeProduct = { Onlooked(FakeAutomatic1111(.a1111)) { _ in closing } }
        try await ImageStage.set(subject, .hanging, timeout: .seconds(40)) { stage async throws in
            _ = try await stage.facts()
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(
                try await stage.server.waits { server in server.requests.contains(where: stage.product.isQuestion) })
            await stage.server.closePort()
            let error = try #require(await #expect(throws: GenerationError.self) { try await task.value })
            #expect(error.kind == .unavailable)
            #expect(error.message.hasPrefix("it was gone before the picture was done: cannot ask “\(stage.server.url)"))
            #expect(error.message.contains("(connection refused)"))
        }
    }
}

/// A server with A1111's API and scripted replies to progress requests.
private final class Onlooked: FakeImageProduct {
    private let product: FakeAutomatic1111
    private let answer: @Sendable (Int) -> ServerStep
    private let looks = Mutex(0)

    /// `answer` gets the number of the progress request, from 1.
    init(_ product: FakeAutomatic1111, answer: @escaping @Sendable (Int) -> ServerStep) {
        self.product = product
        self.answer = answer
    }

    func isQuestion(_ request: RecordedRequest) -> Bool { product.isQuestion(request) }

    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard request.path.hasPrefix("/sdapi/v1/progress"), !product.requestedPictures.isEmpty else {
            return product.step(for: request, in: situation)
        }
        let look = looks.withLock {
            $0 += 1
            return $0
        }
        return answer(look)
    }
}
