import Books

/// How renditions of one kind are made of a picture.
protocol RenditionRecipe: Sendable {
    /// What they are for, each a name that a picture has once in the library.
    var uses: [String] { get }

    /// Everything that decides them besides the picture's file.
    func mark(for picture: BookPicture) -> String

    /// One for each use, from the bytes of the picture's file.
    func make(from bytes: [UInt8], of picture: BookPicture) throws -> [EncodedRendition]
}
