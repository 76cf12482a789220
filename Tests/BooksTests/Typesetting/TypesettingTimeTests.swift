import Testing
import TextShapes

@testable import Books
@testable import Domain
@testable import Typesetting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Typesetting takes at most about twice as long for twice as much text.
@Suite struct TypesettingTimeTests {
    @Test func takesTwiceAsLongForTwiceAsMuch() {
        for shape in TextShape.all {
            let (small, large) = (shape.text(bytes: 4_000), shape.text(bytes: 8_000))
            // Processor time depends on other load, so there are several attempts.
            let isLinear = (0..<6).contains { _ in
                let smallTime = time(toSet: small)
                return time(toSet: large) <= smallTime * 2.5 + .milliseconds(1)
            }
            #expect(isLinear, "\(shape)")
        }
    }

    private func time(toSet text: String) -> Duration {
        let language = LanguageTag("en")
        let setter = TextSetter(readerWith: Typefaces(for: language, folders: []), language)
        _ = setter.measured(["a"], .reading)
        let start = processorTime
        let measured = setter.measured(PageText(text).paragraphs, .reading)
        _ = measured.block(size: 40, width: 800, lineHeight: 1.4)
        return processorTime - start
    }

    private var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
