import Media

extension Prop {
    static let clock = Prop(
        nouns: ["clock", "watch", "timepiece"], size: 0.5, place: .wall,
        paint: { pen in
            pen.form(.circle(0, -0.5, 0.48), Color(0x9a6a45))
            pen.fill(.circle(0, -0.5, 0.38), Color(0xfff8e8))
            for hour in 0..<12 {
                let place = Trigonometry.point(degrees: Double(hour) * 30, radius: 0.31)
                pen.fill(.circle(place.x, -0.5 + place.y, hour.isMultiple(of: 3) ? 0.035 : 0.02), Color(0x5a4a44))
            }
            pen.line(.line([Point(0, -0.5), Point(-0.02, -0.74)]), Color(0x3f3438), 0.04)
            pen.line(.line([Point(0, -0.5), Point(0.16, -0.42)]), Color(0x3f3438), 0.05)
            pen.fill(.circle(0, -0.5, 0.04), Color(0xd8503f))
        })
}
