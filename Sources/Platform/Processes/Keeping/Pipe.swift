import CPlatform
import SystemPackage

/// Both ends of a pipe that other programs do not inherit.
struct Pipe {
    let readEnd: FileDescriptor
    let writeEnd: FileDescriptor

    init() throws(StartFailure) {
        var ends: (read: Int32, write: Int32) = (-1, -1)
        let error = keeper_pipe(&ends.read, &ends.write)
        guard error == 0 else { throw .process(Errno(rawValue: error)) }
        readEnd = FileDescriptor(rawValue: ends.read)
        writeEnd = FileDescriptor(rawValue: ends.write)
    }

    func close() {
        try? readEnd.close()
        try? writeEnd.close()
    }
}
