import Testing

@testable import Backends

struct NearestNameTests {
    private static let samplers = ["Euler", "Euler a", "DPM++ 2M", "dpmpp_2m_sde"]

    @Test(arguments: [
        ("euler", "Euler"), ("Eulr", "Euler"), ("euler_a", "Euler a"), ("DPM 2M", "DPM++ 2M"),
        ("dpm++2m sde", "dpmpp_2m_sde"),
    ])
    func findsWhatWasMeant(wanted: String, name: String) {
        #expect(Self.samplers.nearest(to: wanted) == name)
    }

    @Test(arguments: ["Moon", "", "++", "heun"])
    func namesNothingThatIsQuiteDifferent(wanted: String) {
        #expect(Self.samplers.nearest(to: wanted) == nil)
        #expect([String]().nearest(to: wanted) == nil)
    }
}
