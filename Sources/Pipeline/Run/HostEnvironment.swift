package import Foundation
package import Platform
package import SystemPackage

/// What a run takes from the machine, given from outside so that a test can give something else.
package struct HostEnvironment: Sendable {
    package var fileSystem: any FileSystem
    /// Wall-clock time in seconds since 1970.
    package var now: @Sendable () -> Double
    /// Seconds from an arbitrary start, never going back.
    package var uptime: @Sendable () -> Double
    package var sleep: @Sendable (Duration) async throws -> Void
    /// Returns when it is time to look again at what other programs ask of the run.
    var nextLook: @Sendable () async throws -> Void
    /// That of the clocks a person looks at.
    package var timeZone: TimeZone
    /// Relative paths count from here.
    package var workingFolder: FilePath
    /// Makes an empty folder that nobody else looks into. Whoever asks for one removes it.
    package var makeScratchFolder: @Sendable () throws -> FilePath
    package var host: String
    package var processIdentifier: Int32
    package var programVersion: String
    /// `SOURCE_DATE_EPOCH`: the modification date of books, in seconds since 1970.
    package var sourceDateEpoch: Int?
    package var processorCount: Int

    package init(
        fileSystem: any FileSystem, now: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double,
        sleep: @escaping @Sendable (Duration) async throws -> Void,
        nextLook: @escaping @Sendable () async throws -> Void, timeZone: TimeZone, workingFolder: FilePath,
        makeScratchFolder: @escaping @Sendable () throws -> FilePath, host: String,
        processIdentifier: Int32,
        programVersion: String, sourceDateEpoch: Int?, processorCount: Int = 1
    ) {
        self.fileSystem = fileSystem
        self.now = now
        self.uptime = uptime
        self.sleep = sleep
        self.nextLook = nextLook
        self.timeZone = timeZone
        self.workingFolder = workingFolder
        self.makeScratchFolder = makeScratchFolder
        self.host = host
        self.processIdentifier = processIdentifier
        self.programVersion = programVersion
        self.sourceDateEpoch = sourceDateEpoch
        self.processorCount = processorCount
    }
}
