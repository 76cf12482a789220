#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A library of this machine, loaded while the program runs, so that nothing but the comparison needs it.
struct DynamicLibrary {
    /// What is not there: a library, or a function of one.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private let name: String
    private let handle: UnsafeMutableRawPointer

    /// The first of these that is there.
    init(_ names: String...) throws(Missing) {
        for name in names {
            guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
            (self.name, self.handle) = (name, handle)
            return
        }
        throw Missing(description: "this machine has no \(names.joined(separator: " or "))")
    }

    /// A function as the C type that its header gives it.
    func function<Function>(_ symbol: String) throws(Missing) -> Function {
        guard let function = dlsym(handle, symbol) else {
            throw Missing(description: "\(name) has no \(symbol)")
        }
        return unsafeBitCast(function, to: Function.self)
    }
}
