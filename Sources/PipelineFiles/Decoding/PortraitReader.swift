import Domain
import Media
import Platform
import SystemPackage

/// Checks the portraits that a cast names, and takes the digests of their files.
struct PortraitReader {
    let fileSystem: any FileSystem

    /// The cast with the digests of its portraits. Throws all problems.
    func cast(_ entries: [CastEntry]) throws(PipelineError) -> [CastEntry] {
        var problems: [Diagnostic] = []
        var cast = entries
        for (index, entry) in entries.enumerated() {
            guard let portrait = entry.portrait else { continue }
            do {
                let bytes = try fileSystem.read(FilePath(portrait.path), limit: PortraitFile.sizeLimit)
                if let error = Self.error(of: bytes) {
                    problems.append(
                        Diagnostic(
                            portrait.place,
                            "the portrait “\(portrait.name)” cannot be used: \(error); name a PNG or JPEG file"))
                }
                cast[index].facts.portrait = SHA256Digest(of: bytes).hex
            } catch {
                problems.append(
                    Diagnostic(
                        portrait.place,
                        "cannot read the portrait “\(portrait.path)”: \(fileSystem.reason(for: error))"))
            }
        }
        guard problems.isEmpty else { throw PipelineError(problems) }
        return cast
    }

    private static func error(of bytes: [UInt8]) -> PictureError? {
        do {
            let header = try PictureHeader.read(bytes)
            let limits = PictureLimits.standard
            return limits.allow(width: header.width, height: header.height)
                ? nil : .tooLarge(width: header.width, height: header.height, limits: limits)
        } catch {
            return error
        }
    }
}
