import CImageCodecs
package import Domain

extension Bitmap {
    /// The picture reduced to at most `width` × `height`, with the same ratio. A picture that fits is unchanged.
    package func fitted(within width: Int, by height: Int) throws(PictureError) -> Bitmap {
        guard self.width > width || self.height > height else { return self }
        if width * self.height <= height * self.width {
            return try resized(width: width, height: max((self.height * width + self.width / 2) / self.width, 1))
        }
        return try resized(width: max((self.width * height + self.height / 2) / self.height, 1), height: height)
    }

    /// The picture resized in linear light, as `.rgb`. Sides are at least 1.
    ///
    /// The same picture gives the same pixels on every machine.
    package func resized(width: Int, height: Int) throws(PictureError) -> Bitmap {
        if width == self.width, height == self.height, layout == .rgb { return self }
        precondition(self.width > 0 && self.height > 0 && width > 0 && height > 0, "a side has no pixels")
        let columns = ResamplingAxis(from: self.width, to: width)
        let rows = ResamplingAxis(from: self.height, to: height)
        var status = CIC_DONE
        let count = width * height * 3
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { rgb, initializedCount in
            status = resample(columns, rows, into: rgb)
            initializedCount = status == CIC_DONE ? count : 0
        }
        guard status == CIC_DONE else { throw .outOfMemory }
        return Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
    }

    private func resample(
        _ columns: ResamplingAxis, _ rows: ResamplingAxis, into rgb: UnsafeMutableBufferPointer<UInt8>
    ) -> cic_status {
        columns.withAxis { columns in
            rows.withAxis { rows in
                withUnsafePointer(to: columns) { columns in
                    withUnsafePointer(to: rows) { rows in
                        cic_resample(
                            bytes, width, layout.rawValue, SRGBCurve.light, SRGBCurve.codes, columns, rows,
                            rgb.baseAddress)
                    }
                }
            }
        }
    }
}
