import Media

extension ThemePalette {
    static let adventure = ThemePalette(
        dawn: SkyColors(0x6fa9cf, 0xf4c99b, 0xffe9bd), day: SkyColors(0x4fa3dc, 0x9fd0ec, 0xf4efd2),
        dusk: SkyColors(0x35477f, 0xd8705c, 0xffc071), night: SkyColors(0x0f2244, 0x23457a, 0x5077a0),
        leaf: Color(0x7fae4e), deepLeaf: Color(0x3a7350), meadow: Color(0xbcc766), earth: Color(0xc08d55),
        stone: Color(0xa39a8c),
        water: Color(0x3fa6b5), wall: Color(0xf3e3c4), floor: Color(0xb98254),
        accents: [Color(0xd9482f), Color(0xf2a52e), Color(0x1f7a8c), Color(0x7a4a8c), Color(0xe8743b)])
}
