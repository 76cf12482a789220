import Media

extension Prop {
    static let rainbow = Prop(
        nouns: ["rainbow"], size: 1.5, place: .background,
        paint: { pen in
            for (band, color) in [0xef6a6a as UInt32, 0xf6a04d, 0xf8d756, 0x7fc96a, 0x5aa9e0, 0x9a7ad0].enumerated() {
                let radius = 1.0 - Double(band) * 0.055
                pen.shine(.arcBand(radius, radius - 0.06), Color(color, alpha: 0.62))
            }
        })
}
