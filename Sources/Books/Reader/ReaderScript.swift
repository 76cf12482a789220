/// The script that turns the pages. It is the same for every book.
enum ReaderScript {
    static let path = "reader.js"

    static var source: String { String(decoding: PackageResources.reader_js, as: UTF8.self) }
}
