import Domain

/// The pictures of a book in all sizes.
struct BookRenditions: Sendable {
    /// Of the book.
    let title: String
    /// By the digests of the pictures.
    let renditions: [String: [RenditionSize: Rendition]]

    /// Throws where it is not there, so that no picture is left out in silence.
    func rendition(of picture: BookPicture, _ size: RenditionSize) throws(BookError) -> Rendition {
        guard let rendition = renditions[picture.digest]?[size] else {
            throw .missingRendition(title: title, picture: picture.digest, size: size)
        }
        return rendition
    }

    /// Of all pictures in one order, from the smallest size to the largest; equal files once.
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
