import Domain
import Foundation
import Generation
import Platform

/// Describes a picture in a cache: its recipe, and what its file must contain.
struct CacheEntry: Codable, Hashable {
    static let currentVersion = 1
    /// Maximum length of a backend's name in bytes.
    private static let nameLimit = 240

    var version: Int
    var recipe: SHA256Digest
    /// Digest of the picture's bytes.
    var picture: SHA256Digest
    var format: PictureFormat
    /// Pixels.
    var width: Int
    /// Pixels.
    var height: Int
    var bytes: Int
    var provenance: Provenance
    /// The backend that drew it. The name is from the pipeline of the library that wrote the entry.
    var backend: String

    init(of picture: GeneratedPicture, recipe: SHA256Digest, backend: String) {
        version = Self.currentVersion
        self.recipe = recipe
        self.picture = SHA256Digest(of: picture.bytes)
        format = picture.format
        width = picture.size.width
        height = picture.size.height
        bytes = picture.bytes.count
        provenance = .model
        self.backend = backend
    }

    init(json: [UInt8]) throws {
        self = try JSONDecoder().decode(CacheEntry.self, from: Data(json))
    }

    var json: [UInt8] {
        get throws { try JSON.indented(self) + [UInt8(ascii: "\n")] }
    }

    /// `<recipe>.json`
    static func name(of recipe: SHA256Digest) -> String { "\(recipe.hex).json" }

    /// `<digest>.png`
    var pictureName: String { "\(picture.hex).\(format.fileExtension)" }

    var size: PixelSize? { PixelSize(width: width, height: height) }

    /// Why the entry cannot be used for a recipe, checked before its picture is read. Nil if it can be used.
    func problem(asking recipe: SHA256Digest, pictureLimit: Int) -> String? {
        if version != Self.currentVersion { return "it is of version \(version), and \(Self.currentVersion) is known" }
        if self.recipe != recipe { return "it says that it is of another recipe" }
        if provenance != .model { return "its picture is no model's" }
        if size == nil { return "\(width)x\(height) is not the size of a picture" }
        if !(1...pictureLimit).contains(bytes) { return "\(bytes) bytes is not the length of a picture's file" }
        let isName =
            !backend.isEmpty && backend.utf8.count <= Self.nameLimit
            && backend.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isName ? nil : "“backend” is not a name"
    }
}
