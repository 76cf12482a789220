/// Standard output or standard error.
enum OutputStream {
    case standardOutput
    case standardError
}
