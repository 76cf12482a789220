extension RawJPEG {
    /// An empty grey picture, progressive, with 1 to 190 scans: a small file that makes a decoder process all blocks
    /// repeatedly. It has three components of the same size.
    static func emptyScans(_ width: Int, _ height: Int, count: Int) -> RawJPEG {
        let components: [UInt8] = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
        var jpeg = RawJPEG([])
        jpeg.segments = [
            Segment(marker: 0xDB, data: [0] + [UInt8](repeating: 1, count: 64)),
            Segment(marker: 0xC2, data: [8, 0, 0, 0, 0, 3] + components),
            // One code each, a single zero bit: no difference, and “no more in the next 16,384 blocks or more”.
            Segment(marker: 0xC4, data: [0x00, 1] + [UInt8](repeating: 0, count: 15) + [0x00]),
            Segment(marker: 0xC4, data: [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0xE0]),
        ]
        let blocks = ((width + 7) / 8) * ((height + 7) / 8)
        let first = Segment(
            marker: 0xDA, data: [3, 1, 0, 2, 0, 3, 0, 0, 0, 0],
            pixels: [UInt8](repeating: 0, count: (blocks * 3 + 7) / 8))
        let others = (0..<count - 1).map { scan in
            let coefficient = UInt8(1 + scan / 3)
            return Segment(
                marker: 0xDA, data: [1, UInt8(1 + scan % 3), 0, coefficient, coefficient, 0],
                pixels: emptyRuns(of: blocks))
        }
        jpeg.segments += [first] + others
        return jpeg.sized(width, height)
    }

    /// Runs of 16,384 blocks, fifteen zero bits each.
    private static func emptyRuns(of blocks: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: ((blocks + 16_383) / 16_384 * 15 + 7) / 8)
    }
}
