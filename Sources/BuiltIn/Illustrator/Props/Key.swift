import Media

extension Prop {
    static let key = Prop(
        nouns: ["key"], size: 0.26, grip: .top,
        paint: { pen in
            let gold = Color(0xe8b23c)
            pen.line(.circle(0, -0.78, 0.17), gold, 0.09)
            pen.line(.line([Point(0, -0.6), Point(0, -0.04)]), gold, 0.09)
            pen.line(.line([Point(0, -0.08), Point(0.2, -0.08)]), gold, 0.09)
            pen.line(.line([Point(0, -0.26), Point(0.15, -0.26)]), gold, 0.09)
            pen.line(.arc(0, -0.78, 0.18, 0.18, from: 190, to: 280), gold.lighter(0.5), 0.03)
        })
}
