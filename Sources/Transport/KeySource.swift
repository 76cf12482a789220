package import Platform
package import SystemPackage

/// The place where a key is stored. A pipeline file names this place and never contains the key.
package enum KeySource: Hashable, Sendable {
    case environment(String)
    case file(FilePath)

    /// The maximum number of bytes that are read from a key file.
    static let fileLimit = 16_384

    /// `notice` is called if a key file is readable by others than its owner.
    package func secret(
        environment: [String: String], files: any FileSystem, notice: (String) -> Void
    ) throws(KeyError) -> Secret {
        switch self {
        case .environment(let name):
            guard let text = environment[name] else { throw KeyError(self, .missing) }
            return try checked(Array(text.utf8))
        case .file(let path):
            let bytes: [UInt8]
            do {
                bytes = try files.read(path, limit: Self.fileLimit)
            } catch {
                throw KeyError(self, .unreadable(error))
            }
            let secret = try checked(bytes)
            if path.isReadableByOthers {
                notice("the key file “\(path)” can be read by other users of this machine; chmod 600 it")
            }
            return secret
        }
    }

    private func checked(_ bytes: [UInt8]) throws(KeyError) -> Secret {
        var key = bytes[...]
        if key.last == UInt8(ascii: "\n") { key.removeLast() }
        if key.last == UInt8(ascii: "\r") { key.removeLast() }
        guard !key.isEmpty else { throw KeyError(self, .empty) }
        guard !key.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
            throw KeyError(self, .severalLines)
        }
        guard !key.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw KeyError(self, .controlCharacter) }
        guard let text = String(validating: key, as: UTF8.self) else { throw KeyError(self, .notText) }
        return Secret(text)
    }
}
