#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Flushes at once, also to a file, because the next line may be minutes away.
func printNow(_ line: String) {
    print(line)
    fflush(nil)
}
