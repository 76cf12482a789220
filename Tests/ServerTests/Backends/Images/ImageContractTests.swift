import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// The behaviour of every image backend with a server, with each product that it supports.
struct ImageContractTests {
    @Test(arguments: ImageSubject.all)
    func saysWhatItIs(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            #expect("\(try await stage.facts())" == subject.facts)
            #expect(stage.questions.isEmpty)
        }
    }

    @Test(arguments: ImageSubject.all)
    func drawsWhatItIsAskedFor(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            let requested = try #require(subject.requested(stage.product))
            #expect(requested.prompt == ImageRequest.fox().concept)
            #expect(requested.negativePrompt == (subject.takesNegativePrompt ? "text, letters" : nil))
            #expect(requested.seed == (subject.takesSeed ? 7 : nil))
            #expect(requested.referenceBytes == 0)
            #expect(picture.bytes == FakePicture.png(requested))
            #expect((picture.size.width, picture.size.height) == (requested.width, requested.height))
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: ImageSubject.all.filter(\.takesSeed))
    func drawsTheSameForTheSameSeedOnly(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            let first = try await stage.generator.picture(for: .fox())
            let again = try await stage.generator.picture(for: .fox())
            let other = try await stage.generator.picture(for: .fox(seed: 8))
            #expect(first.bytes == again.bytes)
            #expect(first.bytes != other.bytes)
        }
    }

    /// A server's facts are requested only once.
    @Test(arguments: ImageSubject.all)
    func remembersWhatItLearned(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let first = stage.server.requests.count
            _ = try await stage.generator.picture(for: .fox(seed: 8))
            let second = stage.server.requests.count - first
            _ = try await stage.generator.picture(for: .fox(seed: 9))
            #expect(stage.server.requests.count - first - second <= second)
            #expect(second < first || first == 1)
        }
    }

    @Test(arguments: ImageSubject.all)
    func givesRecipesThatDifferWhereThePictureDoes(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.facts()
            let recipe = stage.generator.recipe(for: .fox())
            #expect(recipe == stage.generator.recipe(for: .fox()))
            #expect(recipe.hasPrefix("kind=\(subject.kind.name)\n"))
            for other in [ImageRequest.fox(seed: 8), .fox(width: 192), .fox(reference: .owl)] {
                #expect(recipe != stage.generator.recipe(for: other))
            }
        }
    }

    @Test(arguments: ImageSubject.all.filter(\.hasFilter))
    func saysARefusal(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .refusing) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .refused, "\(error)")
            #expect(stage.questions.count == 1)
        }
    }

    /// Some content filters reply without a picture and without a message.
    @Test(arguments: ImageSubject.all)
    func takesNoPictureForARefusal(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .empty) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .refused, "\(error)")
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: ImageSubject.all.filter(\.hasQueueLimit))
    func saysHowLongToWait(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .busy(seconds: 7)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .busy, "\(error)")
            #expect(error.retryAfter == .seconds(7))
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: ImageSubject.all)
    func keepsTheBytesAsTheyCame(subject: ImageSubject) async throws {
        let bytes = FakePicture.jpeg(width: subject.pictureWidth, height: subject.pictureHeight, seed: 5)
        try await ImageStage.set(subject, .sending(bytes)) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox())
            #expect(picture.bytes == bytes)
            #expect(picture.format == .jpeg)
        }
    }

    @Test(arguments: ImageSubject.all)
    func saysWhatIsWrongWithAPicture(subject: ImageSubject) async throws {
        let (width, height) = (subject.pictureWidth, subject.pictureHeight)
        let whole = FakePicture.png(width: width, height: height, seed: 5)
        let bad: [(bytes: [UInt8], kind: ErrorKind, said: String)] = [
            (Array(whole.prefix(whole.count / 2)), .badPicture, "it is damaged"),
            (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .badPicture, "it is SVG"),
            (FakePicture.oneColour(0, 0, 0, width: width, height: height), .refused, "all black"),
        ]
        for (bytes, kind, said) in bad {
            try await ImageStage.set(subject, .sending(bytes)) { stage async throws in
                let error = try await stage.error()
                #expect(error.kind == kind)
                #expect(error.message.contains(said), "\(error)")
            }
        }
    }
}
