package import SystemPackage

/// The file that a pipeline names under `readers:`.
package struct ReaderStatisticsFile: Hashable, Sendable {
    /// Bytes it may have.
    static let sizeLimit = 16_000_000
    /// Lines it may have: ten thousand stories of fifty pages.
    static let lineLimit = 500_000

    package var path: FilePath
    /// Where the pipeline names it: `pipelines/lanterns/pipeline.yaml:9:10`.
    var place: String
}
