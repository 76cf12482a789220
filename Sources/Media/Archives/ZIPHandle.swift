import CLibzip

/// Owns an open libzip archive; letting go of it throws away what was not written.
struct ZIPHandle: ~Copyable {
    let pointer: OpaquePointer

    init(path: String, flags: Int32) throws(LibzipError) {
        var code: Int32 = 0
        guard let pointer = zip_open(path, flags, &code) else {
            throw LibzipError(code: code)
        }
        self.pointer = pointer
    }

    deinit {
        zip_discard(pointer)
    }

    /// What libzip says of the call that failed last.
    var error: LibzipError { LibzipError(zip_get_error(pointer)) }

    /// Writes everything, asking `isCancelled` now and then. What could not be written is thrown away.
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
