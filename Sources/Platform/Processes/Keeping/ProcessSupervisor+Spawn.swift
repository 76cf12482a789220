import CPlatform
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ProcessSupervisor {
    /// Starts a keeper with five descriptors: the command's input and outputs, and the keeper's control and status.
    /// Returns its process number.
    func spawn(with ends: [FileDescriptor]) throws(StartFailure) -> Int32 {
        // Differs from this program's name, so that “pkill -f” with that name does not end the keeper.
        let arguments = ["press-keeper", Self.argument].map { (text: String) in strdup(text) }
        defer { for argument in arguments { free(argument) } }
        var process: Int32 = 0
        let error = program.withPlatformString {
            keeper_spawn($0, arguments + [nil], ends.map(\.rawValue), &process)
        }
        guard error == 0 else { throw .keeper(program, Errno(rawValue: error)) }
        return process
    }
}
