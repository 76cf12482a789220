#if canImport(Glibc)
    import Glibc
#endif

enum MemoryTrim {
    /// Returns free memory to the system. glibc keeps free memory between used blocks until it is asked to return it.
    /// Nothing is done for other C libraries.
    ///
    /// It takes time in proportion to all memory of the process, and stops other threads meanwhile.
    @Sendable static func run() {
        #if canImport(Glibc)
            // Swift's Glibc module does not contain <malloc.h>, and only glibc has this function.
            typealias Trim = @convention(c) (_ kept: Int) -> Int32
            guard let trim = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(trim, to: Trim.self)(0)
        #endif
    }
}
