import Testing

@testable import Commands

@Suite struct ByteCountTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (12_345, "12.3 kB"), (999_949, "999.9 kB"),
        (999_950, "1.0 MB"), (14_500_000, "14.5 MB"), (3_000_000_000, "3.0 GB"), (7_200_000_000_000, "7.2 TB"),
        (1_234_000_000_000_000, "1234.0 TB"),
    ])
    func isShortForPeople(bytes: Int, text: String) {
        #expect(ByteCount(bytes).description == text)
    }
}
