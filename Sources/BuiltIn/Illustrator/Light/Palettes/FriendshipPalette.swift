import Media

extension ThemePalette {
    static let friendship = ThemePalette(
        dawn: SkyColors(0x8fc0e6, 0xf9cfd6, 0xfff0d4), day: SkyColors(0x6fc3ee, 0xb4e2f4, 0xfff3e0),
        dusk: SkyColors(0x5a58a6, 0xe8809a, 0xffc796), night: SkyColors(0x172657, 0x344a90, 0x7c86bd),
        leaf: Color(0x7cc473), deepLeaf: Color(0x35896a), meadow: Color(0xaedb7a), earth: Color(0xc4956b),
        stone: Color(0xa7a3ad),
        water: Color(0x4fb6d8), wall: Color(0xfdeee0), floor: Color(0xcf9d72),
        accents: [Color(0xee5d6c), Color(0xf9bd3f), Color(0x3d8fd1), Color(0x9b6cc9), Color(0xf58f55)])
}
