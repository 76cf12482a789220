#if canImport(Glibc)
    import Glibc
#endif

/// Memory that a stage used and no longer needs.
enum MemoryTrim {
    /// Returns it to the system, so that a run needs as much as its largest stage and not as all of them together.
    ///
    /// glibc keeps what lies between blocks still in use until it is asked; other C libraries are left to themselves.
    static func run() {
        #if canImport(Glibc)
            // Swift's module of glibc leaves <malloc.h> out, and the function is glibc's own.
            typealias Trim = @convention(c) (_ kept: Int) -> Int32
            guard let trim = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(trim, to: Trim.self)(0)
        #endif
    }
}
