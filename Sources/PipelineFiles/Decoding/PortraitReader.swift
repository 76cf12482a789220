package import Domain
import Media
package import Platform
import SystemPackage

/// Checks the portraits that a cast names, and takes the digests of their files.
package struct PortraitReader {
    private let fileSystem: any FileSystem

    package init(_ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// The cast with the digests of its portraits. Throws all problems.
    func cast(_ entries: [CastEntry]) throws(PipelineError) -> [CastEntry] {
        var problems: [Diagnostic] = []
        var cast = entries
        for (index, entry) in entries.enumerated() {
            guard let portrait = entry.portrait else { continue }
            do {
                let bytes = try fileSystem.read(FilePath(portrait.path), limit: PortraitFile.sizeLimit)
                if let problem = Self.problem(of: portrait, bytes) { problems.append(problem) }
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

    private static func problem(of portrait: PortraitFile, _ bytes: [UInt8]) -> Diagnostic? {
        do {
            let header = try PictureHeader.read(bytes)
            guard PixelSize(width: header.width, height: header.height) == nil else { return nil }
            let limits = PixelSize.sideLimits
            return Diagnostic(
                portrait.place,
                "the portrait “\(portrait.name)” is \(header.width)x\(header.height) pixels; "
                    + "each side must have from \(limits.lowerBound) to \(limits.upperBound)")
        } catch {
            return unusable(portrait, error, "name a PNG or JPEG file")
        }
    }

    /// The bytes of the portrait of an entry, which is read for the digest already; nil without one. Throws the
    /// problem if the file has changed since, or if the picture cannot be decoded.
    package func bytes(of entry: CastEntry) throws(PipelineError) -> [UInt8]? {
        guard let portrait = entry.portrait, let digest = entry.facts.portrait else { return nil }
        do {
            let bytes = try fileSystem.read(FilePath(portrait.path), limit: PortraitFile.sizeLimit)
            guard SHA256Digest(of: bytes).hex == digest else {
                throw PipelineError([
                    Diagnostic(
                        portrait.place,
                        "the portrait “\(portrait.name)” has changed since the pipeline was read; run the command again"
                    )
                ])
            }
            _ = try PictureDecoder.decodeUpright(bytes)
            return bytes
        } catch let error as PipelineError {
            throw error
        } catch {
            throw PipelineError([Self.unusable(portrait, error, "save the file again, or name another one")])
        }
    }

    /// What is wrong with the portrait of an entry, which is read for the digest already, when it is decoded.
    package func problems(of entry: CastEntry) -> [Diagnostic] {
        do {
            _ = try bytes(of: entry)
            return []
        } catch {
            return error.problems
        }
    }

    private static func unusable(_ portrait: PortraitFile, _ error: any Error, _ remedy: String) -> Diagnostic {
        Diagnostic(portrait.place, "the portrait “\(portrait.name)” cannot be used: \(error); \(remedy)")
    }
}
