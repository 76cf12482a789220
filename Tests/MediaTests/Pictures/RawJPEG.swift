/// A JPEG file as its segments, which tests change.
struct RawJPEG {
    struct Segment {
        /// After 0xFF: 0xDA begins a scan.
        var marker: UInt8
        /// Without the length.
        var data: [UInt8] = []
        /// The data up to the next marker other than a restart: the compressed pixels of a scan.
        var pixels: [UInt8] = []
    }

    /// Without the markers that begin and end the file.
    var segments: [Segment]

    /// From a complete, valid file.
    init(_ file: [UInt8]) {
        segments = []
        var position = 2
        while position + 4 <= file.count, file[position + 1] != 0xD9 {
            let length = Int(file[position + 2]) << 8 | Int(file[position + 3])
            let end = position + 2 + length
            var next = end
            while next + 1 < file.count,
                !(file[next] == 0xFF && file[next + 1] != 0 && !(0xD0...0xD7).contains(file[next + 1]))
            {
                next += 1
            }
            segments.append(
                Segment(
                    marker: file[position + 1], data: Array(file[position + 4..<end]), pixels: Array(file[end..<next])))
            position = next
        }
    }

    var file: [UInt8] { [0xFF, 0xD8] + segments.flatMap(Self.bytes) + [0xFF, 0xD9] }

    static func bytes(of segment: Segment) -> [UInt8] {
        let length = segment.data.count + 2
        return [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 255)] + segment.data + segment.pixels
    }

    /// The index of the frame header: precision, height, width, components.
    var frame: Int {
        segments.firstIndex { (0xC0...0xCF).contains($0.marker) && ![0xC4, 0xCC].contains($0.marker) } ?? 0
    }
    /// The index of the first scan.
    var scan: Int { segments.firstIndex { $0.marker == 0xDA } ?? 0 }

    func with(_ change: (inout RawJPEG) -> Void) -> RawJPEG {
        var changed = self
        change(&changed)
        return changed
    }

    func sized(_ width: Int, _ height: Int) -> RawJPEG {
        with { jpeg in
            let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
            jpeg.segments[frame].data.replaceSubrange(1..<5, with: size)
        }
    }

    func without(_ marker: UInt8) -> RawJPEG { with { $0.segments.removeAll { $0.marker == marker } } }
}
