/// What turns the pages. The same for every book.
enum ReaderScript {
    static let path = "reader.js"

    static var source: String { String(decoding: PackageResources.reader_js, as: UTF8.self) }
}
