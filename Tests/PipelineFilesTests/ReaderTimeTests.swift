import SystemPackage
import TestSupport
import Testing
import TextShapes

@testable import Domain
@testable import Generation
@testable import PipelineFiles
@testable import Platform

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Every reader takes at most about twice as long for twice as much. `make bench` measures larger texts.
@Suite(.serialized) struct ReaderTimeTests {
    struct Reader: CustomStringConvertible {
        let name: String
        let read: @Sendable (String) -> Void

        var description: String { name }
    }

    static let readers = [
        Reader(name: "Markdown") { _ = try? MarkdownStory("x\n\n" + $0, file: "fox.md") },
        Reader(name: "front matter") { _ = try? MarkdownStory("---\ntitle: A\n" + $0 + "\n---\nx", file: "fox.md") },
        Reader(name: "plain text") { _ = MarkdownStory(plain: $0) },
        Reader(name: "YAML") { _ = PipelineDecoder.decode($0, path: "pipeline.yaml", kinds: []) },
        Reader(name: "JSON") { _ = try? ReplyParser().parse(Array($0.utf8)) },
        Reader(name: "CSV") { text in
            var lines = TextLines(text)
            while let line = lines.next() { _ = try? ReaderStatisticsLine(line.text, number: line.number) }
        },
        Reader(name: "sentences") { text in
            for sentence in SentenceSplitter(language: "en").sentences(of: text) { _ = sentence.wordCount }
        },
        Reader(name: "Twee") { _ = TweeStory(":: Start\n" + $0, file: "fox.twee") },
        Reader(name: "words of comics") { text in
            _ = ComicWords(
                pages: [[ComicWords.Panel(text)]], headings: [0],
                characters: [StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "a fox")])
        },
        Reader(name: "text values") { text in
            _ = text.whiteSpaceFolded
            _ = Slug(title: text)
            _ = text.quoted()
            _ = text.lowerCaseWords
        },
    ]

    @Test(arguments: readers)
    func takesTwiceAsLongForTwiceAsMuch(reader: Reader) {
        for shape in TextShape.all {
            let (small, large) = (shape.text(bytes: 4_000), shape.text(bytes: 8_000))
            // Processor time depends on other load, so there are several attempts.
            let isLinear = (0..<6).contains { _ in
                let smallTime = time { reader.read(small) }
                let largeTime = time { reader.read(large) }
                return largeTime <= smallTime * 2.5 + .milliseconds(1)
            }
            #expect(isLinear, "\(reader) of \(shape)")
        }
    }

    /// A reader that is quadratic takes at least 30 s for as many.
    @Test(arguments: readers)
    func readsManyFlagsInTime(reader: Reader) {
        let flags = String(repeating: "\u{1F1E6}", count: 80_000)
        let isInTime = (0..<3).contains { _ in time { reader.read(flags) } < .milliseconds(1_500) }
        #expect(isInTime)
    }

    private func time(_ work: () -> Void) -> Duration {
        let start = processorTime
        work()
        return processorTime - start
    }

    private var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
