import Domain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libpng as it writes where nobody sets anything: level 6, the filter chosen anew for each row.
struct DefaultPNG {
    struct OutOfMemory: Error {}

    private typealias Handle = OpaquePointer

    private let version: @convention(c) (Handle?) -> UnsafePointer<CChar>
    private let createWriter: @convention(c) (UnsafePointer<CChar>, Handle?, Handle?, Handle?) -> Handle?
    private let createInfo: @convention(c) (Handle) -> Handle?
    private let setOutput: @convention(c) (Handle, UnsafeMutablePointer<FILE>) -> Void
    private let setHeader: @convention(c) (Handle, Handle, UInt32, UInt32, Int32, Int32, Int32, Int32, Int32) -> Void
    private let writeInfo: @convention(c) (Handle, Handle) -> Void
    private let setFiller: @convention(c) (Handle, UInt32, Int32) -> Void
    private let writeRow: @convention(c) (Handle, UnsafePointer<UInt8>) -> Void
    private let writeEnd: @convention(c) (Handle, Handle) -> Void
    private let destroy: @convention(c) (UnsafeMutablePointer<Handle?>, UnsafeMutablePointer<Handle?>) -> Void

    init() throws(DynamicLibrary.Missing) {
        let library = try DynamicLibrary("libpng16.so.16", "libpng16.16.dylib")
        version = try library.function("png_get_libpng_ver")
        createWriter = try library.function("png_create_write_struct")
        createInfo = try library.function("png_create_info_struct")
        setOutput = try library.function("png_init_io")
        setHeader = try library.function("png_set_IHDR")
        writeInfo = try library.function("png_write_info")
        setFiller = try library.function("png_set_filler")
        writeRow = try library.function("png_write_row")
        writeEnd = try library.function("png_write_end")
        destroy = try library.function("png_destroy_write_struct")
    }

    /// Writes the file into memory and tells its size in bytes.
    func fileSize(of bitmap: Bitmap) throws(OutOfMemory) -> Int {
        let place = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer {
            place.deallocate()
            count.deallocate()
        }
        guard let file = open_memstream(place, count) else { throw OutOfMemory() }
        defer { free(place.pointee) }
        var png = createWriter(version(nil), nil, nil, nil)
        var info = png.flatMap { createInfo($0) }
        if let png, let info { write(bitmap, png, info, to: file) }
        let isWritten = info != nil
        destroy(&png, &info)
        guard fclose(file) == 0, isWritten else { throw OutOfMemory() }
        return count.pointee
    }

    private func write(_ bitmap: Bitmap, _ png: Handle, _ info: Handle, to file: UnsafeMutablePointer<FILE>) {
        let (eightBits, rgb, fillerAfter): (Int32, Int32, Int32) = (8, 2, 1)
        setOutput(png, file)
        setHeader(png, info, UInt32(bitmap.width), UInt32(bitmap.height), eightBits, rgb, 0, 0, 0)
        writeInfo(png, info)
        if bitmap.layout == .rgbx { setFiller(png, 0, fillerAfter) }
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<bitmap.height { writeRow(png, base + row * bitmap.width * bitmap.layout.rawValue) }
        }
        writeEnd(png, info)
    }
}
