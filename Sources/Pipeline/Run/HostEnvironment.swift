package import Foundation
package import Generation
package import PipelineFiles
package import Platform
package import SystemPackage

/// What a run uses of the machine. It is passed in, so that a test can replace it.
package struct HostEnvironment: Sendable {
    package var fileSystem: any FileSystem
    package var time: HostClock
    /// Returns when it is time to look again for requests of other programs to the run: by default after 200 ms.
    var nextLook: @Sendable () async throws -> Void
    /// The time zone of the user's clocks.
    package var timeZone: TimeZone
    package var program: RunningProgram
    /// Relative paths count from here.
    package var workingFolder: FilePath
    /// Makes an empty folder that no other program uses. The caller removes it.
    package var makeScratchFolder: @Sendable () throws -> FilePath
    /// `SOURCE_DATE_EPOCH`: the modification date of books, in seconds since 1970.
    package var sourceDateEpoch: Int?
    package var processorCount = 1
    /// Reads documents; nil if none can be read.
    package var documents: DocumentConverter?
    /// Masks keys in everything that is stored.
    package var redactor = Redactor()
    /// Returns memory that a stage used and no longer needs to the system, so that a run needs the memory of its largest
    /// stage and not the sum of all stages.
    package var releaseMemory: @Sendable () -> Void = {}

    package init(
        fileSystem: any FileSystem, time: HostClock, timeZone: TimeZone, program: RunningProgram,
        workingFolder: FilePath, makeScratchFolder: @escaping @Sendable () throws -> FilePath
    ) {
        self.fileSystem = fileSystem
        self.time = time
        nextLook = { try await time.sleep(.milliseconds(200)) }
        self.timeZone = timeZone
        self.program = program
        self.workingFolder = workingFolder
        self.makeScratchFolder = makeScratchFolder
    }

    package var now: @Sendable () -> Double { time.now }
    package var uptime: @Sendable () -> Double { time.uptime }
    package var sleep: @Sendable (Duration) async throws -> Void { time.sleep }
}
