import Media

extension ThemePalette {
    static let family = ThemePalette(
        dawn: SkyColors(0xa9b6dc, 0xf7cdb8, 0xfff0d6), day: SkyColors(0x8fc6e8, 0xcbe5ee, 0xfdf3df),
        dusk: SkyColors(0x6a5590, 0xe0857e, 0xffcf9b), night: SkyColors(0x1f2350, 0x3d3f7a, 0x7d74a0),
        leaf: Color(0x8dbb6c), deepLeaf: Color(0x4a8259), meadow: Color(0xb9d47f), earth: Color(0xbf9068),
        stone: Color(0xab9f95),
        water: Color(0x6db6cc), wall: Color(0xfbe7cf), floor: Color(0xc69266),
        accents: [Color(0xe0604f), Color(0xf4b455), Color(0x4f8fb0), Color(0xc9648f), Color(0x6a9a5b)])
}
