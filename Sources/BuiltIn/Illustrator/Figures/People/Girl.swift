import Media

extension Figure {
    static let girl = Figure(
        nouns: ["girl", "daughter", "sister", "granddaughter", "niece", "maiden"], size: 1.0, build: Build(),
        dress: .clothed(frock: true), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in
            if look.hair.style == .curly { pen.longCurls(look.hair.color) }
            var look = look
            if [.short, .tuft].contains(look.hair.style) { look.hair.style = .bob }
            pen.personHead(look, expression)
            guard look.garments[.hat] == nil, look.garments[.crown] == nil else { return }
            pen.hairOrnament(look)
        })
}

extension Sketch {
    /// Curls down to the shoulders.
    fileprivate mutating func longCurls(_ color: Color) {
        for (x, y, radius) in [(-0.94, 0.78, 0.33), (-0.78, 1.02, 0.24), (0.96, 0.76, 0.31), (0.82, 1.0, 0.22)] {
            form(.circle(x, y, radius), color.darker(0.14))
        }
    }

    /// A bow, a flower, a band or a clip, the same on every page.
    fileprivate mutating func hairOrnament(_ look: CharacterLook) {
        let color = look.secondAccent.lighter(0.1)
        switch look.ornament {
        case .bow: if look.garments[.bow] == nil { bow(color) }
        case .flower:
            for petal in 0..<5 {
                let place = Trigonometry.point(degrees: Double(petal) * 72, radius: 0.15)
                form(.circle(0.66 + place.x, -0.66 + place.y, 0.13), color)
            }
            fill(.circle(0.66, -0.66, 0.1), Color(0xfbe3a0))
        case .band:
            line(.curve(-0.96, -0.34, -0.6, -0.86, 0.05, -0.98, 0.68, -0.8, 1.0, -0.28), color, 0.15)
        case .clip:
            line(.line([Point(0.5, -0.72), Point(0.8, -0.48)]), color, 0.15)
            line(.line([Point(0.62, -0.84), Point(0.9, -0.6)]), color.lighter(0.3), 0.12)
        }
    }
}
