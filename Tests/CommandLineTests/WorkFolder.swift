import Foundation
import SystemPackage

/// A folder to run the program in, which is gone when the test is.
final class WorkFolder {
    let path: FilePath

    init() throws {
        path = FilePath(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)
            .appending("nightpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.string)
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let file = path.pushing(FilePath(name))
        try FileManager.default.createDirectory(
            atPath: file.removingLastComponent().string, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file.string))
    }

    func write(_ text: String, to name: String) throws {
        try write(text.utf8, to: name)
    }

    func read(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: path.pushing(FilePath(name)).string))
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path.pushing(FilePath(name)).string)
    }

    /// Paths of all files below a folder, relative to it, sorted.
    func files(below name: String) throws -> [String] {
        let root = path.pushing(FilePath(name)).string
        guard let walker = FileManager.default.enumerator(atPath: root) else { return [] }
        return walker.compactMap { $0 as? String }
            .filter {
                (try? FileManager.default.attributesOfItem(atPath: root + "/" + $0)[.type] as? FileAttributeType)
                    == .typeRegular
            }
            .sorted()
    }

    /// When each file below a folder was last written, in seconds.
    func modificationTimes(below name: String) throws -> [String: Double] {
        let root = path.pushing(FilePath(name)).string
        return Dictionary(
            uniqueKeysWithValues: try files(below: name).map { file in
                let date =
                    try FileManager.default.attributesOfItem(atPath: root + "/" + file)[.modificationDate] as? Date
                return (file, date?.timeIntervalSince1970 ?? 0)
            })
    }

    /// A story of so many sentences in simple words, each fit for a page of its own.
    static func story(sentences: Int) -> String {
        let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
        let things = ["lantern", "boat", "kite", "drum", "basket", "bell", "book", "apple"]
        return (0..<sentences).map { number in
            "On day \(number) Pim the fox went to the \(places[number % 8]) and looked for the \(things[number / 8 % 8]) "
                + "until the moon stood over the trees and all the birds were quiet and it was time to go home again at last."
        }.joined(separator: " ")
    }

    /// A pipeline over one story with exactly so many pages.
    func writePipeline(pages: Int, size: String, folder: String = "nightly") throws {
        try write(Self.story(sentences: pages), to: "\(folder)/story.txt")
        try write(
            """
            collection: Nightly
            audience: { ages: 1-2 }
            stories:
              - file: story.txt
            size: \(size)
            export: [epub]

            """, to: "\(folder)/pipeline.yaml")
    }
}
