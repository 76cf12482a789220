import CLibzip
import SystemPackage

/// libzip's error code and its own words for it.
struct LibzipError: Error {
    let code: Int32
    let words: String
    /// Nil where it stands for no error of the system.
    private let system: Errno?

    /// The words, with what to do where that is known.
    var reason: String {
        switch system {
        case .noSpace?, .diskQuotaExceeded?:
            "no space is left on the disk; free some and run again, what was made is kept"
        default: words
        }
    }

    /// For a code that a call has just given; one that stands for a system error goes with `errno`.
    init(code: Int32) {
        var error = zip_error_t()
        zip_error_init_with_code(&error, code)
        self.init(taking: &error)
    }

    /// Looks at the codes only: words asked of an error that something else owns are not always freed with it.
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
