package import Domain

extension PictureHeader {
    /// Whether a picture's EXIF says that its width is shown as its height, by the beginning of its file: EXIF that comes
    /// behind it, as it may in a PNG, is not seen.
    package static func isOnItsSide(_ beginning: [UInt8], _ format: PictureFormat) -> Bool {
        EXIFOrientation(of: beginning, format)?.isOnItsSide ?? false
    }
}
