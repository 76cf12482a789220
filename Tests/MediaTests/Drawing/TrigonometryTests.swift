import Testing

@testable import Media

struct TrigonometryTests {
    @Test(arguments: [
        (0.0, 0.0), (30, 0.5), (45, 0.7071067811865476), (60, 0.8660254037844386), (90, 1), (150, 0.5), (180, 0),
        (210, -0.5),
        (270, -1), (330, -0.5), (360, 0), (-30, -0.5), (-90, -1), (750, 0.5), (-1290, 0.5),
    ])
    func knowsSines(degrees: Double, sine: Double) {
        #expect(abs(Trigonometry.sine(degrees: degrees) - sine) < 2e-15)
        #expect(abs(Trigonometry.cosine(degrees: degrees - 90) - sine) < 2e-15)
    }

    @Test func sineAndCosineLieOnTheCircle() {
        for degrees in stride(from: -400.0, through: 400, by: 0.37) {
            let point = Trigonometry.point(degrees: degrees, radius: 1)
            #expect(abs(point.length - 1) < 1e-14)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -1e300])
    func anglesBeyondReasonAreZero(degrees: Double) {
        #expect(Trigonometry.sine(degrees: degrees) == 0)
    }
}
