import Domain

extension Book {
    /// Of all pages, in order.
    var pictures: [BookPicture] { stories.flatMap(\.pictures) }

    /// Each once, however many pages show it, in order of appearance.
    package var distinctPictures: [BookPicture] {
        var digests: Set<String> = []
        return pictures.filter { digests.insert($0.digest).inserted }
    }

    /// The cover's.
    var firstPicture: BookPicture? { stories.lazy.compactMap(\.firstPicture).first }
}

extension BookStory {
    var pictures: [BookPicture] { pages.flatMap(\.pictures) }

    /// That of its title in a collection.
    var firstPicture: BookPicture? { pages.lazy.compactMap(\.pictures.first).first }
}

extension BookPicture {
    /// As it is packed: named by its whole digest. The name then never changes, cannot meet another's, and tells where
    /// the picture is kept in the library.
    var fileName: String { format.fileName(digest: digest) }

    /// As it is shown.
    var shownSize: PixelSize {
        isOnItsSide ? PixelSize(width: size.height, height: size.width) ?? size : size
    }
}

extension PictureFormat {
    func fileName(digest: String) -> String { "\(digest).\(fileExtension)" }
}
