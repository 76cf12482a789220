package import SystemPackage

/// The file that a pipeline names under `readers:`.
package struct ReaderStatisticsFile: Hashable, Sendable {
    /// The maximum size in bytes.
    static let sizeLimit = 16_000_000
    /// The maximum number of lines: ten thousand stories of fifty pages.
    static let lineLimit = 500_000

    package var path: FilePath
    /// The position in the pipeline file: `pipelines/lanterns/pipeline.yaml:9:10`.
    var place: String
}
