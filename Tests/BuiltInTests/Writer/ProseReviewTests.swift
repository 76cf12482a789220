import Testing

/// The review that stories pass reports faults in faulty texts.
struct ProseReviewTests {
    @Test(arguments: [
        "She saw a owl.", "She saw an fox.", "She sat on the the bed.", "She met {hero}.", "She ran <4 fast>.",
        "“Come in, she said.", "Come in,” she said.", "“Come “in”,” she said.", "she ran.", "She ran. then she sat.",
        "She ran . She sat.", "She  ran.", "She ran..", "She ran. She ran.", "She said, “hello|bye.”",
    ])
    func findsTheFault(text: String) {
        #expect(!ProseReview(text).faults.isEmpty)
    }

    @Test(arguments: [
        "She saw an owl, an hour ago, and a one-eyed fox.", "“Quack, quack,” said the duck. “An egg!”",
        "“Who?” she asked.\n\n“Me,” said Goat. Up, up went the kite.",
    ])
    func passesSoundText(text: String) {
        #expect(ProseReview(text).faults.isEmpty, "\(ProseReview(text).faults)")
    }
}
