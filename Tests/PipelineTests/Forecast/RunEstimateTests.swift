import Testing

@testable import Domain
@testable import Pipeline

struct RunEstimateTests {
    /// Forty pictures of ten seconds, between eight and twelve.
    private static func leg(_ pictures: Int = 40, asked: Int? = nil, price: String? = nil) -> RunEstimate.Leg {
        RunEstimate.Leg(
            pictures: pictures, asked: asked ?? pictures, seconds: Quartiles(lower: 8, middle: 10, upper: 12),
            price: price.flatMap(Amount.init), isLimited: true)
    }

    private static func outlook(
        _ legs: [RunEstimate.Leg], preparation: Quartiles? = .zero, _ limits: RunEstimate.Limits
    ) -> RunEstimate {
        RunEstimate(legs: legs, preparation: preparation, limits: limits, limitWords: ["a limit"])
    }

    @Test func comesToTheEndWhereNoLimitStandsInTheWay() {
        let outlook = Self.outlook([Self.leg()], .init())
        #expect(outlook.reach?.likely == .init(pictures: 40, limit: nil))
        #expect(outlook.seconds == Quartiles(lower: 320, middle: 400, upper: 480))
    }

    /// 105 seconds let begin at 0, 10 … 100.
    @Test func countsWhatIsBegunBeforeTheDeadline() {
        let outlook = Self.outlook([Self.leg()], .init(seconds: 105))
        #expect(outlook.reach?.likely == .init(pictures: 11, limit: .deadline))
        #expect(outlook.reach?.least.pictures == 9)
        #expect(outlook.reach?.most.pictures == 14)
        #expect(Self.outlook([Self.leg()], .init(seconds: 0)).reach?.likely == .init(pictures: 0, limit: .deadline))
    }

    @Test func languageModelsTakeTheirTimeBefore() {
        let preparation = Quartiles(lower: 40, middle: 55, upper: 200)
        let outlook = Self.outlook([Self.leg()], preparation: preparation, .init(seconds: 105))
        #expect(outlook.reach?.likely.pictures == 5)
        #expect(outlook.reach?.least == .init(pictures: 0, limit: .deadline))
    }

    @Test func picturesThatNeedNoRequestTakeNoTimeAndNoMoney() {
        let outlook = Self.outlook([Self.leg(40, asked: 10, price: "0.04")], .init(seconds: 101, images: 10))
        #expect(outlook.reach?.likely == .init(pictures: 40, limit: nil))
    }

    @Test(arguments: [
        (RunEstimate.Limits(images: 12), 12, RunLimit.images),
        (.init(cost: Amount("0.1")), 2, .cost), (.init(images: 1, cost: Amount("0.12")), 1, .images),
        (.init(images: 9, cost: Amount("0.12")), 3, .cost), (.init(images: 0), 0, .images),
    ])
    func endsAtTheTightestLimit(limits: RunEstimate.Limits, pictures: Int, limit: RunLimit) {
        let outlook = Self.outlook([Self.leg(price: "0.04")], limits)
        #expect(outlook.reach?.likely == .init(pictures: pictures, limit: limit))
    }

    /// Every second picture that comes is of no use.
    @Test func unusablePicturesCount() {
        var leg = Self.leg(price: "0.04")
        leg.requested = 2
        #expect(Self.outlook([leg], .init(images: 12)).reach?.likely.pictures == 6)
        #expect(Self.outlook([leg], .init(cost: Amount("0.2"))).reach?.likely.pictures == 2)
    }

    @Test func builtInPicturesGoOnBehindALimitOnImages() {
        let builtIn = RunEstimate.Leg(
            pictures: 7, asked: 7, seconds: Quartiles(lower: 0, middle: 0, upper: 0), isLimited: false)
        let outlook = Self.outlook([Self.leg(), builtIn, Self.leg()], .init(images: 3))
        #expect(outlook.reach?.likely == .init(pictures: 10, limit: .images))
    }

    @Test func saysNothingOfADeadlineWhereAPaceIsNotKnown() {
        let unknown = RunEstimate.Leg(pictures: 3, asked: 3, seconds: nil, isLimited: true)
        #expect(Self.outlook([unknown], .init(seconds: 100)).reach == nil)
        #expect(Self.outlook([unknown], .init(seconds: 0)).reach?.likely == .init(pictures: 0, limit: .deadline))
        #expect(Self.outlook([unknown], .init()).seconds == nil)
        #expect(Self.outlook([unknown], .init(images: 2)).reach?.likely.pictures == 2)
        #expect(Self.outlook([Self.leg()], preparation: nil, .init(seconds: 100)).reach == nil)
    }
}
