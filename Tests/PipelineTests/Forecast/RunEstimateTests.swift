import Testing

@testable import Domain
@testable import Pipeline

struct RunEstimateTests {
    /// Forty pictures of ten seconds, between eight and twelve.
    private static func step(_ pictures: Int = 40, asked: Int? = nil, price: String? = nil) -> RunEstimate.Step {
        RunEstimate.Step(
            pictures: pictures, asked: asked ?? pictures, seconds: Quartiles(lower: 8, middle: 10, upper: 12),
            price: price.flatMap(Amount.init), isLimited: true)
    }

    private static func estimate(
        _ steps: [RunEstimate.Step], preparation: Quartiles? = .zero, _ limits: RunEstimate.Limits
    ) -> RunEstimate {
        RunEstimate(steps: steps, preparation: preparation, limits: limits, limitWords: ["a limit"])
    }

    @Test func comesToTheEndWhereNoLimitStandsInTheWay() {
        let estimate = Self.estimate([Self.step()], .init())
        #expect(estimate.reach?.likely == .init(pictures: 40, limit: nil))
        #expect(estimate.seconds == Quartiles(lower: 320, middle: 400, upper: 480))
    }

    /// Within 105 s, pictures begin at 0, 10 … 100 s.
    @Test func countsWhatIsBegunBeforeTheDeadline() {
        let estimate = Self.estimate([Self.step()], .init(seconds: 105))
        #expect(estimate.reach?.likely == .init(pictures: 11, limit: .deadline))
        #expect(estimate.reach?.least.pictures == 9)
        #expect(estimate.reach?.most.pictures == 14)
        #expect(Self.estimate([Self.step()], .init(seconds: 0)).reach?.likely == .init(pictures: 0, limit: .deadline))
    }

    @Test func languageModelsTakeTheirTimeBefore() {
        let preparation = Quartiles(lower: 40, middle: 55, upper: 200)
        let estimate = Self.estimate([Self.step()], preparation: preparation, .init(seconds: 105))
        #expect(estimate.reach?.likely.pictures == 5)
        #expect(estimate.reach?.least == .init(pictures: 0, limit: .deadline))
    }

    @Test func picturesThatAreDrawnMeanwhileTakeTheLongerTime() {
        var estimate = Self.estimate(
            [Self.step()], preparation: Quartiles(lower: 40, middle: 455, upper: 460), .init(seconds: 105))
        estimate.isOverlapping = true
        #expect(estimate.seconds == Quartiles(lower: 320, middle: 455, upper: 480))
        #expect(estimate.reach?.likely.pictures == 11)
    }

    @Test func picturesThatNeedNoRequestTakeNoTimeAndNoMoney() {
        let estimate = Self.estimate([Self.step(40, asked: 10, price: "0.04")], .init(seconds: 101, images: 10))
        #expect(estimate.reach?.likely == .init(pictures: 40, limit: nil))
    }

    @Test(arguments: [
        (RunEstimate.Limits(images: 12), 12, RunLimit.images),
        (.init(cost: Amount("0.1")), 2, .cost), (.init(images: 1, cost: Amount("0.12")), 1, .images),
        (.init(images: 9, cost: Amount("0.12")), 3, .cost), (.init(images: 0), 0, .images),
    ])
    func endsAtTheTightestLimit(limits: RunEstimate.Limits, pictures: Int, limit: RunLimit) {
        let estimate = Self.estimate([Self.step(price: "0.04")], limits)
        #expect(estimate.reach?.likely == .init(pictures: pictures, limit: limit))
    }

    /// Every second picture is unusable.
    @Test func unusablePicturesCount() {
        var step = Self.step(price: "0.04")
        step.requested = 2
        #expect(Self.estimate([step], .init(images: 12)).reach?.likely.pictures == 6)
        #expect(Self.estimate([step], .init(cost: Amount("0.2"))).reach?.likely.pictures == 2)
    }

    @Test func builtInPicturesGoOnBehindALimitOnImages() {
        let builtIn = RunEstimate.Step(
            pictures: 7, asked: 7, seconds: Quartiles(lower: 0, middle: 0, upper: 0), isLimited: false)
        let estimate = Self.estimate([Self.step(), builtIn, Self.step()], .init(images: 3))
        #expect(estimate.reach?.likely == .init(pictures: 10, limit: .images))
    }

    @Test func saysNothingOfADeadlineWhereAPaceIsNotKnown() {
        let unknown = RunEstimate.Step(pictures: 3, asked: 3, seconds: nil, isLimited: true)
        #expect(Self.estimate([unknown], .init(seconds: 100)).reach == nil)
        #expect(Self.estimate([unknown], .init(seconds: 0)).reach?.likely == .init(pictures: 0, limit: .deadline))
        #expect(Self.estimate([unknown], .init()).seconds == nil)
        #expect(Self.estimate([unknown], .init(images: 2)).reach?.likely.pictures == 2)
        #expect(Self.estimate([Self.step()], preparation: nil, .init(seconds: 100)).reach == nil)
    }
}
