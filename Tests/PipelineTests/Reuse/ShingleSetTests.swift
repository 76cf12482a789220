import Testing

@testable import Pipeline

struct ShingleSetTests {
    private static let texts = [
        "", "Fox.", "A fox", "A fox sits by the river under the moon.", "A fox sits by the lake under the moon.",
        "The moon under river the by sits fox a.", "Der Fuchs läuft über die Brücke.", "小狐狸点亮了灯笼。",
        "la la la la la", "la la la la la la la",
    ]

    private func similarity(_ left: String, _ right: String) -> Double {
        ShingleSet(of: left).similarity(to: ShingleSet(of: right))
    }

    @Test(arguments: texts)
    func aTextIsTheSameAsItself(_ text: String) {
        #expect(similarity(text, text) == 1)
    }

    @Test func isTheSameInBothDirectionsAndFromNothingToOne() {
        for left in Self.texts {
            for right in Self.texts {
                let found = similarity(left, right)
                #expect(found == similarity(right, left), "\(left) | \(right)")
                #expect((0...1).contains(found))
            }
        }
    }

    @Test func theOrderOfWordsCounts() {
        #expect(similarity("the dog bites the man", "the man bites the dog") < 0.2)
        #expect(similarity("one two three four", "four three two one") == 0)
    }

    /// One of n different words is replaced: n − 1 of n + 5 shingles are in both texts.
    @Test(arguments: [0, 1, 4, 8, 9])
    func anotherWordCostsThreeRunsWhereverItStands(place: Int) {
        let words = (0..<10).map { "word\($0)" }
        var others = words
        others[place] = "other"
        #expect(similarity(words.joined(separator: " "), others.joined(separator: " ")) == 9.0 / 15)
    }

    /// One inserted word removes two shingles and adds three.
    @Test func anInsertedWordCostsLess() {
        let text = (0..<10).map { "word\($0)" }.joined(separator: " ")
        #expect(similarity(text, text + " more") == 10.0 / 15)
    }

    @Test func passesOverMarksCaseAndSpaces() {
        #expect(similarity("“The Fox,” — said Mira:\n  RUN!", "the fox said mira run") == 1)
        #expect(similarity("It's the fox’s den", "It’s the fox's den") == 1)
    }

    @Test func composedAndDecomposedLettersAreTheSame() {
        #expect(
            similarity("Der Fuchs läuft über die Brücke", "Der Fuchs la\u{308}uft u\u{308}ber die Bru\u{308}cke") == 1)
        #expect(similarity("Der Fuchs läuft über die Brücke", "Der Fuchs lauft uber die Brucke") < 0.5)
        #expect(similarity("ÉTÉ À PARIS", "été à paris") == 1)
    }

    /// Text without spaces is not one word, which would never be similar to another.
    @Test(arguments: [
        ("小狐狸在森林里点亮了灯笼。", "小狐狸在森林里点亮了火把。"), ("きつねがもりであかりをともした", "きつねがもりであかりをけした"),
        ("จิ้งจอกจุดโคมไฟในป่าใหญ่", "จิ้งจอกจุดโคมไฟในป่าเล็ก"),
    ])
    func knowsScriptsWithoutSpaces(_ left: String, _ right: String) {
        #expect((0.4..<1).contains(similarity(left, right)), "\(similarity(left, right))")
    }

    @Test func saysShortTextsApart() {
        #expect(similarity("Fox", "Owl") == 0)
        #expect(similarity("Fox", "fox!") == 1)
        #expect(similarity("A fox", "A fox sits") == 2.0 / 7)
        #expect(similarity("", "Fox") == 0)
        #expect(similarity("...", "") == 1, "neither has words")
    }

    /// A text that is skipped because of its number of shingles could not be similar enough.
    @Test(arguments: [0.5, 0.7, 0.9, 1])
    func excludesNothingThatIsSimilarEnough(threshold: Double) {
        let words = (0..<12).map { "word\($0)" }
        let sets = (0...12).flatMap { start in
            (start...12).map { ShingleSet(of: words[start..<$0].joined(separator: " ")) }
        }
        for left in sets {
            let counts = left.counts(similarTo: threshold)
            for right in sets where left.similarity(to: right) >= threshold {
                #expect(counts.contains(right.count), "\(left.count) \(right.count)")
            }
            #expect(threshold < 1 || counts == left.count...left.count)
        }
    }
}
