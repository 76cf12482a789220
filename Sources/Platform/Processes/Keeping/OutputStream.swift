/// One of the two that every program writes to.
enum OutputStream {
    case standardOutput
    case standardError
}
