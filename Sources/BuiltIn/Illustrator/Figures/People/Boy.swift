import Media

extension Figure {
    static let boy = Figure(
        nouns: ["boy", "child", "kid", "son", "brother", "grandson", "nephew", "friend"], size: 1.0, build: Build(),
        dress: .clothed(frock: false), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in pen.personHead(look, expression) })
}
