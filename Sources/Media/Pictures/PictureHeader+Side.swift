package import Domain

extension PictureHeader {
    /// Whether the EXIF orientation exchanges width and height, from the beginning of the file. EXIF after that part,
    /// as possible in a PNG, is not found.
    package static func isOnItsSide(_ beginning: [UInt8], _ format: PictureFormat) -> Bool {
        EXIFOrientation(of: beginning, format)?.isOnItsSide ?? false
    }
}
