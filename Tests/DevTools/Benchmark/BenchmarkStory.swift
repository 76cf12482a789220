/// A story of long sentences, each of which fills a page for the youngest listeners.
struct BenchmarkStory {
    private static let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
    private static let things = ["lantern", "boat", "kite", "drum", "basket", "bell", "book", "apple"]

    let pages: Int
    /// Distinguishes it from other stories.
    var number = 0

    var text: String {
        (0..<pages).map { page in
            "On day \(number * pages + page) Pim the fox went to the \(Self.places[page % 8]) and looked for the "
                + "\(Self.things[page / 8 % 8]) until the moon stood over the trees and all the birds were quiet and it "
                + "was time to go home again at last."
        }.joined(separator: " ")
    }
}
