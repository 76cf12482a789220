import Domain

/// A JPEG file with only its image data, and an XMP packet if there is one.
struct StrippedJPEG {
    private(set) var bytes: [UInt8] = [0xFF, Marker.startOfImage]
    private let file: [UInt8]
    private var position = 2
    private var segments: [Segment] = []

    private struct Segment {
        var marker: UInt8
        /// Without the length.
        var content: ArraySlice<UInt8>
        /// Coded data up to the next marker; empty unless a scan begins.
        var scan: ArraySlice<UInt8> = []
    }

    private enum Marker {
        static let startOfImage: UInt8 = 0xD8
        static let endOfImage: UInt8 = 0xD9
        static let startOfScan: UInt8 = 0xDA
        static let app0: UInt8 = 0xE0
        static let app1: UInt8 = 0xE1
        static let app2: UInt8 = 0xE2
        static let app14: UInt8 = 0xEE
        /// RST0 to RST7 and TEM, which have no length field.
        static func isBare(_ marker: UInt8) -> Bool { (0xD0...0xD7).contains(marker) || marker == 0x01 }
        /// Frames, tables, restart intervals and scans.
        static func isImage(_ marker: UInt8) -> Bool {
            (0xC0...0xCF).contains(marker) && marker != 0xC8 || [startOfScan, 0xDB, 0xDD].contains(marker)
        }
        static func isFrame(_ marker: UInt8) -> Bool {
            (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        }
    }

    private static let jfifLabel = Array("JFIF\0".utf8)
    private static let exifLabel = Array("Exif\0\0".utf8)
    private static let iccLabel = Array("ICC_PROFILE\0".utf8)
    private static let adobeLabel = Array("Adobe".utf8)
    private static let xmpLabel = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    /// Label, version, unit and densities, without the two sides of a thumbnail.
    private static let jfifCount = 12
    /// Label, version, flags and colour transform.
    private static let adobeCount = 12

    /// The file must begin as a JPEG file.
    init(_ file: [UInt8], xmp: String?) throws(PictureError) {
        self.file = file
        try readSegments()
        let header = segments.prefix { $0.marker != Marker.startOfScan }
        let hasProfile = Self.isProfile(header)
        var label = xmp.map { Self.xmpLabel + Array($0.utf8) }
        bytes.reserveCapacity(file.count + (label?.count ?? 0) + 64)
        var once: Set<UInt8> = []
        for (index, segment) in segments.enumerated() {
            let isInHeader = header.indices.contains(index)
            guard let content = Self.kept(segment, isInHeader, hasProfile: hasProfile, &once) else { continue }
            // The segment of JFIF must be first.
            if segment.marker != Marker.app0, let text = label.take() { append(Marker.app1, text[...]) }
            append(segment.marker, content)
            bytes += segment.scan
        }
        bytes += [0xFF, Marker.endOfImage]
    }

    /// The part of a segment that is kept; nil if none. JFIF and EXIF occur once.
    private static func kept(
        _ segment: Segment, _ isInHeader: Bool, hasProfile: Bool, _ once: inout Set<UInt8>
    ) -> ArraySlice<UInt8>? {
        let content = segment.content
        switch segment.marker {
        case Marker.app0:
            guard isInHeader, content.starts(with: jfifLabel), content.count >= jfifCount + 2,
                once.insert(segment.marker).inserted
            else { return nil }
            return (content.prefix(jfifCount) + [0, 0])[...]
        case Marker.app1:
            guard isInHeader, content.starts(with: exifLabel), once.insert(segment.marker).inserted else { return nil }
            return EXIFOrientation(tiff: content.dropFirst(exifLabel.count)).map { (exifLabel + $0.tiff)[...] }
        case Marker.app2: return isInHeader && hasProfile && content.starts(with: iccLabel) ? content : nil
        // Shorter ones are ignored by decoders.
        case Marker.app14:
            return content.starts(with: adobeLabel) && content.count >= adobeCount ? content.prefix(adobeCount) : nil
        default: return Marker.isImage(segment.marker) ? content : nil
        }
    }

    /// Whether the parts of a profile before the first scan are one plausible profile. Each part has its number, from
    /// 1, and the count of parts. They must be in order, as all writers write them.
    private static func isProfile(_ header: ArraySlice<Segment>) -> Bool {
        let parts = header.filter { $0.marker == Marker.app2 && $0.content.starts(with: iccLabel) }
            .map { $0.content.dropFirst(iccLabel.count) }
        // After the precision, height and width of a frame.
        guard let frame = header.first(where: { Marker.isFrame($0.marker) })?.content, frame.count > 5,
            parts.enumerated().allSatisfy({
                Array($1.prefix(2)) == [UInt8(truncatingIfNeeded: $0 + 1), UInt8(truncatingIfNeeded: parts.count)]
            }),
            case let size = parts.reduce(0, { $0 + $1.count - 2 }), size <= ICCProfile.sizeLimit
        else { return false }
        return ICCProfile.isPlausible(
            parts.flatMap { $0.dropFirst(2) }, channels: Int(frame[frame.startIndex + 5]))
    }

    /// Reads up to the end of the image.
    private mutating func readSegments() throws(PictureError) {
        while case let marker = try nextMarker(), marker != Marker.endOfImage {
            guard !Marker.isBare(marker) else { continue }
            var segment = Segment(marker: marker, content: try nextContent())
            if marker == Marker.startOfScan { segment.scan = nextScan() }
            segments.append(segment)
        }
    }

    /// Skips fill bytes.
    private mutating func nextMarker() throws(PictureError) -> UInt8 {
        guard position < file.count else { throw .damaged(.jpeg, reason: "the file ends early") }
        guard file[position] == 0xFF else { throw .damaged(.jpeg, reason: "a marker is missing") }
        while position < file.count, file[position] == 0xFF { position += 1 }
        guard position < file.count else { throw .damaged(.jpeg, reason: "the file ends early") }
        position += 1
        return file[position - 1]
    }

    private mutating func nextContent() throws(PictureError) -> ArraySlice<UInt8> {
        guard position + 2 <= file.count else { throw .damaged(.jpeg, reason: "the file ends early") }
        let length = file.bigEndian16(at: position)
        guard length >= 2, length <= file.count - position else {
            throw .damaged(.jpeg, reason: length < 2 ? "a segment has no length" : "the file ends early")
        }
        defer { position += length }
        return file[position + 2..<position + length]
    }

    /// The coded data up to the next marker. A byte 0xFF in the data has a zero after it, or is a restart marker.
    private mutating func nextScan() -> ArraySlice<UInt8> {
        let start = position
        file.withUnsafeBufferPointer { file in
            while position < file.count {
                guard file[position] == 0xFF, position + 1 < file.count else {
                    position += 1
                    continue
                }
                let next = file[position + 1]
                if next != 0, next != 0xFF, !Marker.isBare(next) { break }
                position += next == 0xFF ? 1 : 2
            }
        }
        return file[start..<position]
    }

    private mutating func append(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
        let length = content.count + 2
        bytes += [0xFF, marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
        bytes += content
    }
}
