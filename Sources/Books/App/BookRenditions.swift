import Domain

/// The pictures of a book in all sizes.
struct BookRenditions: Sendable {
    /// Title of the book.
    let title: String
    /// By digest of the picture.
    let renditions: [String: [RenditionSize: Rendition]]

    /// Throws if the rendition is missing, so that no picture is left out without an error.
    func rendition(of picture: BookPicture, _ size: RenditionSize) throws(BookError) -> Rendition {
        guard let rendition = renditions[picture.digest]?[size] else {
            throw .missingRendition(title: title, picture: picture.digest, size: size)
        }
        return rendition
    }

    /// Renditions of all pictures in one order, from the smallest size to the largest. Equal files occur once.
    func files(of pictures: [BookPicture]) throws(BookError) -> [Rendition] {
        var paths: Set<String> = []
        var files: [Rendition] = []
        for size in RenditionSize.allCases {
            for picture in pictures {
                let file = try rendition(of: picture, size)
                if paths.insert(file.path).inserted { files.append(file) }
            }
        }
        return files
    }
}
