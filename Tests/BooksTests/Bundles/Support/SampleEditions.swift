@testable import Books
@testable import Domain
@testable import Typesetting

extension TextSetter {
    /// With the fonts that are compiled in, so that results are the same on every machine.
    init(for book: Book) {
        let language = LanguageTag(book.language)
        self.init(readerWith: Typefaces(for: language, folders: []), language)
    }
}

extension FixedEdition {
    init(_ book: Book) throws(BookError) { try self.init(book, TextSetter(for: book)) }
}

extension ReflowableEdition {
    init(_ book: Book) throws(BookError) { try self.init(book, TextSetter(for: book)) }
}

extension ReaderPublication {
    init(_ book: Book) throws(BookError) { try self.init(book, TextSetter(for: book)) }
}
