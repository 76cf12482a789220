import Foundation
import Platform
package import SystemPackage
package import TestSupport

/// A folder to run the program in, with stories.
package struct WorkFolder {
    package let folder: TemporaryFolder

    package init() throws {
        folder = try TemporaryFolder()
    }

    package var path: FilePath { folder.path }

    package func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path.resolving(name).string)
    }

    /// Paths of all files below a folder, relative to it, sorted.
    package func files(below name: String) throws -> [String] {
        let root = path.resolving(name).string
        guard let walker = FileManager.default.enumerator(atPath: root) else { return [] }
        return walker.compactMap { $0 as? String }
            .filter {
                (try? FileManager.default.attributesOfItem(atPath: root + "/" + $0)[.type] as? FileAttributeType)
                    == .typeRegular
            }
            .sorted()
    }

    /// Modification time of each file below a folder, in seconds.
    package func modificationTimes(below name: String) throws -> [String: Double] {
        let root = path.resolving(name).string
        return Dictionary(
            uniqueKeysWithValues: try files(below: name).map { file in
                let date =
                    try FileManager.default.attributesOfItem(atPath: root + "/" + file)[.modificationDate] as? Date
                return (file, date?.timeIntervalSince1970 ?? 0)
            })
    }

    /// A story of this many sentences in simple words. Each fits a page of its own.
    package static func story(sentences: Int) -> String {
        let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
        let things = ["lantern", "boat", "kite", "drum", "basket", "bell", "book", "apple"]
        return (0..<sentences).map { number in
            "On day \(number) Pim the fox went to the \(places[number % 8]) and looked for the \(things[number / 8 % 8]) "
                + "until the moon stood over the trees and all the birds were quiet and it was time to go home again at last."
        }.joined(separator: " ")
    }

    /// Writes the pipeline `nightly` over one story with exactly this number of pages.
    package func writePipeline(pages: Int, size: String, more: String = "") throws {
        try folder.write(Self.story(sentences: pages), to: "nightly/story.txt")
        try folder.write(
            """
            collection: Nightly
            audience: { ages: 1-18 }
            stories:
              - file: story.txt
            size: \(size)
            export: [epub]
            \(more)

            """, to: "nightly/pipeline.yaml")
    }
}
