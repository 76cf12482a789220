import SystemPackage
import Testing

@testable import Commands
@testable import Domain

struct OutdatedBookTests {
    private static func book(_ path: FilePath, story: String? = nil, _ format: ExportFormat = .epub) -> OutdatedBook {
        OutdatedBook(path: path, collection: Slug(title: "tales"), story: story.map { Slug(title: $0) }, format: format)
    }

    @Test func namesTheCommandThatWritesABookAgain() {
        #expect(
            OutdatedBook.notices([Self.book("/home/ada/my books/tales.epub")], libraryOption: " --library shelf")
                == [
                    "“/home/ada/my books/tales.epub” is older than the pictures; write it again with “nightpress export tales "
                        + "--without-stories --format epub --output '/home/ada/my books' --library shelf”."
                ])
    }

    @Test func takesTheBooksOfAFolderTogether() {
        let books = [
            Self.book("/books/tales.epub"), Self.book("/books/tales.print.pdf", .print),
            Self.book("/books/tales.cover.pdf", .cover), Self.book("/books/tales/pim.cbz", story: "pim", .cbz),
        ]
        #expect(
            OutdatedBook.notices(books, libraryOption: "") == [
                "3 books in “/books” are older than the pictures; write them again with “nightpress export tales "
                    + "--without-stories --format epub,print --output /books”.",
                "“/books/tales/pim.cbz” is older than the pictures; write it again with “nightpress export tales/pim "
                    + "--format cbz --output /books”.",
            ])
    }

    @Test(arguments: [(4, "1 other book is"), (6, "3 other books are")])
    func countsBooksInManyFolders(_ count: Int, _ rest: String) {
        let books = (0..<count).map { Self.book(FilePath("/books/\($0)/tales.epub")) }
        let notices = OutdatedBook.notices(books, libraryOption: "")
        #expect(notices.count == 4)
        #expect(notices.last == "\(rest) older than the pictures, too.")
    }
}
