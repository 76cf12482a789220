import Media

extension ThemePalette {
    static let fantasy = ThemePalette(
        dawn: SkyColors(0x8fa3e0, 0xe3b8dd, 0xffe3c9), day: SkyColors(0x7fb2ef, 0xb5d3f7, 0xf3e6fa),
        dusk: SkyColors(0x4b3f8f, 0xb4679f, 0xffb795), night: SkyColors(0x141a4a, 0x2f3178, 0x6a5aa6),
        leaf: Color(0x6cb79a), deepLeaf: Color(0x2f7d7c), meadow: Color(0x97cf9f), earth: Color(0xb5908c),
        stone: Color(0x9a93b4),
        water: Color(0x63b3d1), wall: Color(0xefe0f2), floor: Color(0xc79fa6),
        accents: [Color(0xe85f8f), Color(0xf6b73c), Color(0x7d5fc4), Color(0x2fa3a0), Color(0xf28c6b)])
}
