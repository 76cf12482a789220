import Domain

/// A JPEG file with only its image data and an XMP packet.
struct StrippedJPEG {
    private(set) var bytes: [UInt8] = [0xFF, Marker.startOfImage]
    private let file: [UInt8]
    private var position = 2

    private enum Marker {
        static let startOfImage: UInt8 = 0xD8
        static let endOfImage: UInt8 = 0xD9
        static let startOfScan: UInt8 = 0xDA
        static let app0: UInt8 = 0xE0
        static let app1: UInt8 = 0xE1
        static let app2: UInt8 = 0xE2
        static let app14: UInt8 = 0xEE
        static let comment: UInt8 = 0xFE
        /// RST0 to RST7 and TEM, which have no length field.
        static func isBare(_ marker: UInt8) -> Bool { (0xD0...0xD7).contains(marker) || marker == 0x01 }
        static func isApplication(_ marker: UInt8) -> Bool { (0xE0...0xEF).contains(marker) }
    }

    private static let jfifLabel = Array("JFIF\0".utf8)
    private static let exifLabel = Array("Exif\0\0".utf8)
    private static let iccLabel = Array("ICC_PROFILE\0".utf8)
    private static let adobeLabel = Array("Adobe".utf8)
    private static let xmpLabel = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    /// Label, version, unit and densities, without the two sides of a thumbnail.
    private static let jfifCount = 12

    /// The file must begin as a JPEG file.
    init(_ file: [UInt8], xmp: String) throws(PictureError) {
        self.file = file
        bytes.reserveCapacity(file.count + xmp.utf8.count + 64)
        let label = Self.xmpLabel + Array(xmp.utf8)
        var isLabelled = false
        while let marker = try nextMarker() {
            // The segment of JFIF must be first.
            if !isLabelled, marker != Marker.app0 {
                append(Marker.app1, label[...])
                isLabelled = true
            }
            if marker == Marker.endOfImage {
                bytes += [0xFF, marker]
                return
            }
            guard !Marker.isBare(marker) else {
                bytes += [0xFF, marker]
                continue
            }
            let content = try nextContent()
            if let kept = Self.kept(content, of: marker) { append(marker, kept) }
            if marker == Marker.startOfScan { copyScan() }
        }
        throw .damaged(.jpeg, reason: "the file ends early")
    }

    /// The part of a segment that is kept; nil if none.
    private static func kept(_ content: ArraySlice<UInt8>, of marker: UInt8) -> ArraySlice<UInt8>? {
        switch marker {
        case Marker.app0:
            guard content.starts(with: jfifLabel), content.count >= jfifCount + 2 else { return nil }
            return (content.prefix(jfifCount) + [0, 0])[...]
        case Marker.app1:
            guard content.starts(with: exifLabel) else { return nil }
            return EXIFOrientation(tiff: content.dropFirst(exifLabel.count)).map { (exifLabel + $0.tiff)[...] }
        case Marker.app2: return content.starts(with: iccLabel) ? content : nil
        case Marker.app14: return content.starts(with: adobeLabel) ? content : nil
        case Marker.comment: return nil
        default: return Marker.isApplication(marker) ? nil : content
        }
    }

    /// Skips fill bytes; nil at the end of the file.
    private mutating func nextMarker() throws(PictureError) -> UInt8? {
        guard position < file.count else { return nil }
        guard file[position] == 0xFF else { throw .damaged(.jpeg, reason: "a marker is missing") }
        while position < file.count, file[position] == 0xFF { position += 1 }
        guard position < file.count else { return nil }
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

    private mutating func append(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
        let length = content.count + 2
        bytes += [0xFF, marker, UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
        bytes += content
    }

    /// Copies coded data up to the next marker. A byte 0xFF in the data has a zero after it, or is a restart marker.
    private mutating func copyScan() {
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
        bytes += file[start..<position]
    }
}
