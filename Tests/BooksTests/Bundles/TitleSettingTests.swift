import Testing

@testable import Books
@testable import Domain
@testable import Typesetting

struct TitleSettingTests {
    private let setter: TextSetter

    init() {
        setter = TextSetter(for: SampleBooks().oneStory)
    }

    private func setting(_ title: String, author: String = "Mira", width: Double = 452, room: Double = 210)
        -> TitleSetting
    {
        let names = [
            TitleSetting.Name(rank: .title, parts: [title]), TitleSetting.Name(rank: .author, parts: [author]),
        ]
        return TitleSetting(names, setter, width: width, room: room, pageWidth: 512)
    }

    @Test func givesATitleOneLineRatherThanTwo() {
        let setting = setting("The Lantern Fox")
        #expect(setting.entries[0].block.lines.count == 1)
        #expect(setting.titleSize >= 42 && setting.titleSize < 62)
        #expect(setting.height <= 210 && setting.width <= 452)
    }

    @Test(arguments: [1, 40, 400, 4_000])
    func fitsEveryTitle(length: Int) {
        let setting = setting(
            String(repeating: "W", count: length),
            author: Array(repeating: "lantern", count: length).joined(separator: " "), room: 600)
        #expect(setting.height <= 600)
    }

    /// All ways to break a title into as many lines are compared with the one that is taken.
    @Test func balancesLines() {
        let words = "the fox who carried a very small lantern over the highest hill of all".split(separator: " ")
        for count in 3...11 {
            for start in 0...3 {
                let title = words[start..<min(words.count, start + count)].joined(separator: " ")
                let block = setting(title, width: 300, room: 400).entries[0].block
                #expect(block.lines.map(\.text).joined(separator: " ") == title)
                let parts = title.split(separator: " ").map(String.init)
                let shortest = (0..<(1 << (parts.count - 1))).filter { $0.nonzeroBitCount == block.lines.count - 1 }.map
                {
                    longest(parts, brokenAt: $0, block.size)
                }.min()
                #expect(abs(setter.width(of: block) - (shortest ?? 0)) < 0.2, "\(block.lines.map(\.text))")
            }
        }
    }

    /// The width of the longest line, if the bits of `mask` say after which words lines end.
    private func longest(_ words: [String], brokenAt mask: Int, _ size: Double) -> Double {
        var lines: [String] = []
        for (index, word) in words.enumerated() {
            if index == 0 || mask & (1 << (index - 1)) != 0 {
                lines.append(word)
            } else {
                lines[lines.count - 1] += " " + word
            }
        }
        let block = TextBlock(
            lines: lines.map { TextBlock.Line(text: $0, gap: 0) }, size: size, lineHeight: size, role: .title)
        return setter.width(of: block)
    }
}
