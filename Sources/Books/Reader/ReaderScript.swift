import CEmbedded
import Platform

/// The script that turns the pages. It is the same for every book.
enum ReaderScript {
    static let path = "reader.js"

    static var source: String { String(decoding: embedded_reader_js.contents, as: UTF8.self) }
}
