import Domain

extension EXIFOrientation {
    private static let label = Array("Exif\0\0".utf8)

    /// The orientation of a PNG or JPEG file; nil if the pixels are upright, or if it cannot be read.
    init?(of file: [UInt8], _ format: PictureFormat) {
        let tiff =
            switch format {
            case .png: Self.tiff(ofPNG: file)
            case .jpeg: Self.tiff(ofJPEG: file)
            }
        guard let tiff else { return nil }
        self.init(tiff: tiff)
    }

    private static func tiff(ofPNG file: [UInt8]) -> ArraySlice<UInt8>? {
        var chunks = PNGChunkReader(file)
        while let chunk = try? chunks.next() {
            if chunk.type == "eXIf" { return chunk.data }
        }
        return nil
    }

    /// EXIF is before the first scan.
    private static func tiff(ofJPEG file: [UInt8]) -> ArraySlice<UInt8>? {
        let (app1, startOfScan): (UInt8, UInt8) = (0xE1, 0xDA)
        var position = 2
        while position + 4 <= file.count, file[position] == 0xFF {
            let marker = file[position + 1]
            guard marker != 0xFF else {
                position += 1
                continue
            }
            let end = position + 2 + file.bigEndian16(at: position + 2)
            guard marker != startOfScan, end >= position + 4, end <= file.count else { return nil }
            let content = file[position + 4..<end]
            if marker == app1, content.starts(with: label) { return content.dropFirst(label.count) }
            position = end
        }
        return nil
    }
}
