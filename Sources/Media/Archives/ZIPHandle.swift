import CLibzip

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Owns an open libzip archive. Changes that were not written are discarded when it is deallocated.
struct ZIPHandle: ~Copyable {
    let pointer: OpaquePointer

    init(path: String, flags: Int32) throws(LibzipError) {
        var code: Int32 = 0
        guard let pointer = zip_open(path, flags, &code) else {
            throw LibzipError(code: code)
        }
        self.pointer = pointer
    }

    /// Opens an archive in memory for reading. libzip keeps a copy of the bytes.
    init(bytes: [UInt8], flags: Int32) throws(LibzipError) {
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        // Without a copy that libzip frees, the array would have to outlive the archive.
        guard let copy = malloc(max(bytes.count, 1)) else { throw LibzipError(code: ZIP_ER_MEMORY) }
        UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
        guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, &error) else {
            free(copy)
            throw LibzipError(&error)
        }
        guard let pointer = zip_open_from_source(source, ZIP_RDONLY | flags, &error) else {
            zip_source_free(source)
            throw LibzipError(&error)
        }
        self.pointer = pointer
    }

    deinit {
        zip_discard(pointer)
    }

    /// libzip's error of the last failed call.
    var error: LibzipError { LibzipError(zip_get_error(pointer)) }

    /// Writes everything, and calls `isCancelled` from time to time. Discards the archive on failure.
    consuming func close(isCancelled: () -> Bool) throws(LibzipError) {
        let pointer = pointer
        let status = withoutActuallyEscaping(isCancelled) { isCancelled in
            withUnsafePointer(to: isCancelled) { question in
                zip_register_cancel_callback_with_state(
                    pointer, Self.ask, nil, UnsafeMutableRawPointer(mutating: UnsafeRawPointer(question)))
                return zip_close(pointer)
            }
        }
        guard status == 0 else {
            zip_register_cancel_callback_with_state(pointer, nil, nil, nil)
            let failure = error
            _ = consume self
            throw failure
        }
        discard self
    }

    private static let ask: zip_cancel_callback = { _, question in
        question?.assumingMemoryBound(to: (() -> Bool).self).pointee() == true ? 1 : 0
    }
}
