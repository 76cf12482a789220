#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Also into a file at once, as the next line may be minutes away.
func printNow(_ line: String) {
    print(line)
    fflush(nil)
}
