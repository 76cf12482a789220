package import Foundation
package import Platform
package import SystemPackage

/// What a run uses of the machine. It is passed in, so that a test can replace it.
package struct HostEnvironment: Sendable {
    package var fileSystem: any FileSystem
    /// Wall-clock time in seconds since 1970.
    package var now: @Sendable () -> Double
    /// Seconds from an arbitrary start. They never decrease.
    package var uptime: @Sendable () -> Double
    package var sleep: @Sendable (Duration) async throws -> Void
    /// Returns when it is time to look again for requests of other programs to the run.
    var nextLook: @Sendable () async throws -> Void
    /// The time zone of the user's clocks.
    package var timeZone: TimeZone
    /// Relative paths count from here.
    package var workingFolder: FilePath
    /// Makes an empty folder that no other program uses. The caller removes it.
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
