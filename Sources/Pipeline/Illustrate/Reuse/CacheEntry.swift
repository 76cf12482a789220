import Domain
import Foundation
import Generation
import Platform

/// What stands beside a picture in a cache: by which recipe it was made, and what its file must be.
struct CacheEntry: Codable, Hashable {
    static let currentVersion = 1
    /// The most bytes that a backend's name may have.
    private static let nameLimit = 240

    var version: Int
    var recipe: SHA256Digest
    /// Of the picture's bytes.
    var picture: SHA256Digest
    var format: PictureFormat
    /// Pixels.
    var width: Int
    /// Pixels.
    var height: Int
    var bytes: Int
    var provenance: Provenance
    /// Who drew it, by the name in the pipeline of that library.
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

    /// What keeps it from being used for a recipe, before its picture is looked at; nil where nothing does.
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
