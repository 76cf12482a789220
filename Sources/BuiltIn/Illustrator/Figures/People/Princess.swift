import Media

extension Figure {
    static let princess = Figure(
        nouns: ["princess", "queen", "prince"], size: 1.04, build: Build(),
        dress: .clothed(frock: true), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in
            pen.personHead(look, expression)
            if look.garments[.crown] == nil { pen.crown() }
        })
}
