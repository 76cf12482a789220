package import CEmbedded

extension embedded_file {
    package var contents: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}
