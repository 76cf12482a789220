#if canImport(Glibc)
    import Glibc
#endif

/// Releases memory that a stage used and no longer needs.
enum MemoryTrim {
    /// Returns memory to the system, so that a run needs the memory of its largest stage and not the sum of all stages.
    ///
    /// glibc keeps free memory between used blocks until it is asked to return it. Nothing is done for other C
    /// libraries.
    static func run() {
        #if canImport(Glibc)
            // Swift's Glibc module does not contain <malloc.h>, and only glibc has this function.
            typealias Trim = @convention(c) (_ kept: Int) -> Int32
            guard let trim = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(trim, to: Trim.self)(0)
        #endif
    }
}
