/// A reader of files and replies from outside.
enum Reader: String, CaseIterable {
    case yaml
    case markdown
    case json
    case png
    case jpeg
    case csv
    case gutenberg
    case rtf
    case pandoc
    case archive

    /// The function for libFuzzer, which takes no context.
    var body: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32 {
        switch self {
        case .yaml: { Readers.pipeline(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .markdown: { Readers.story(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .json: { Readers.reply(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .png: { Readers.png(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .jpeg: { Readers.picture(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .gutenberg: { Readers.gutenberg(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .rtf: { Readers.richText(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .pandoc: { Readers.documentTree(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .archive: { Readers.archive(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        case .csv: { Readers.statistics(of: Array(UnsafeBufferPointer(start: $0, count: $1))) }
        }
    }
}
