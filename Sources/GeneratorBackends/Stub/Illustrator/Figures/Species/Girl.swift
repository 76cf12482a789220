import Drawing

extension Figure {
    static let girl = Figure(
        nouns: ["girl", "daughter", "sister", "granddaughter", "niece", "maiden"], size: 1.0, build: Build(),
        dress: .clothed(frock: true), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in pen.personHead(look, expression) })
}
