import CLibzip
import SystemPackage

/// libzip's error code with its message.
struct LibzipError: Error {
    let code: Int32
    let words: String
    /// Nil if it is not a system error.
    private let system: Errno?

    /// The message, with a remedy if one is known.
    var reason: String {
        switch system {
        case .noSpace?, .diskQuotaExceeded?:
            "no space is left on the disk; free some and run again, what was made is kept"
        default: words
        }
    }

    /// For a code that a call has just returned. For a system error, `errno` is read.
    init(code: Int32) {
        var error = zip_error_t()
        zip_error_init_with_code(&error, code)
        self.init(taking: &error)
    }

    /// Copies only the codes: a message from an error that has another owner is not always freed.
    init(_ error: UnsafeMutablePointer<zip_error_t>) {
        var copy = zip_error_t()
        zip_error_init(&copy)
        zip_error_set(&copy, zip_error_code_zip(error), zip_error_code_system(error))
        self.init(taking: &copy)
    }

    private init(taking error: inout zip_error_t) {
        code = zip_error_code_zip(&error)
        words = String(cString: zip_error_strerror(&error))
        system = zip_error_system_type(&error) == ZIP_ET_SYS ? Errno(rawValue: zip_error_code_system(&error)) : nil
        zip_error_fini(&error)
    }
}
