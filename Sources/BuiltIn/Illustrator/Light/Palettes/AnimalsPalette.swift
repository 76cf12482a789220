import Media

extension ThemePalette {
    static let animals = ThemePalette(
        dawn: SkyColors(0x94bcd2, 0xf0d3b2, 0xfff0cf), day: SkyColors(0x7cc0dd, 0xb9e0e6, 0xf6f3da),
        dusk: SkyColors(0x54608c, 0xd68a77, 0xffd08f), night: SkyColors(0x14283c, 0x2a4f63, 0x62879a),
        leaf: Color(0x7fb55c), deepLeaf: Color(0x3f7a4a), meadow: Color(0xa9cd70), earth: Color(0xa8825b),
        stone: Color(0x9c9a8a),
        water: Color(0x62b2b4), wall: Color(0xf1e8d2), floor: Color(0xb88e62),
        accents: [Color(0xd8543f), Color(0xf0b23a), Color(0x3f7fa8), Color(0x8c5a8a), Color(0xef8a4e)])
}
