import Media

extension ThemePalette {
    static let neutral = ThemePalette(
        dawn: SkyColors(0x9db4cc, 0xe2d2cd, 0xf7ecdc), day: SkyColors(0x7fb4dc, 0xbcdcea, 0xf6f2e2),
        dusk: SkyColors(0x566087, 0xbd8a92, 0xf0c6a3), night: SkyColors(0x18243f, 0x344a6b, 0x71839f),
        leaf: Color(0x84b070), deepLeaf: Color(0x467a66), meadow: Color(0xb2cf86), earth: Color(0xab8f74),
        stone: Color(0xa09c98),
        water: Color(0x76aec0), wall: Color(0xefe6da), floor: Color(0xb39476),
        accents: [Color(0xc9604f), Color(0xe0b056), Color(0x4b7f9c), Color(0x86698f), Color(0xd98f68)])
}
