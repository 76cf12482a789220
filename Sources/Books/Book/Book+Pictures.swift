import Domain

extension Book {
    /// The pictures of all pages, in order.
    var pictures: [BookPicture] { stories.flatMap(\.pictures) }

    /// Each picture once, in order of first appearance.
    package var distinctPictures: [BookPicture] {
        var digests: Set<String> = []
        return pictures.filter { digests.insert($0.digest).inserted }
    }

    /// The picture of the cover.
    var firstPicture: BookPicture? { stories.lazy.compactMap(\.firstPicture).first }
}

extension BookStory {
    var pictures: [BookPicture] { pages.flatMap(\.pictures) }

    /// The picture of the story's title page in a collection.
    var firstPicture: BookPicture? { pages.lazy.compactMap(\.pictures.first).first }
}

extension BookPicture {
    /// The file name in a book: the whole digest. So the name never changes, differs from all other names, and shows
    /// where the library keeps the picture.
    var fileName: String { format.fileName(digest: digest) }

    /// The size after the turn that viewers make.
    var shownSize: PixelSize {
        isOnItsSide ? PixelSize(width: size.height, height: size.width) ?? size : size
    }
}

extension PictureFormat {
    func fileName(digest: String) -> String { "\(digest).\(fileExtension)" }
}
