import Foundation
import Platform
import ProgramFixtures
import Subprocess
import SystemPackage
import Testing

@testable import Domain

/// Exports that are killed at random instants. The old book or the new one is then complete.
struct KilledExportTests {
    private static let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ",")
    /// Books differ only in their dates.
    private static let dates = ["1000000000", "1200000000"]

    private static func export(
        _ date: String, to folder: String?, in work: WorkFolder
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            arguments(folder), in: work.path, environment: ["SOURCE_DATE_EPOCH": date])
    }

    private static func arguments(_ folder: String?) -> [String] {
        ["export", "--format", formats] + (folder.map { ["--output", $0] } ?? [])
    }

    /// The content of every file by its path.
    private static func contents(of folder: String, in work: WorkFolder) throws -> [String: Data] {
        Dictionary(
            uniqueKeysWithValues: try work.files(below: folder).map { file in
                let path = work.path.resolving(folder).resolving(file)
                return (file, try Data(contentsOf: URL(filePath: path.string)))
            })
    }

    /// A book that is a folder is replaced as one: its files are all old or all new.
    private static func book(of file: String) -> String {
        guard let end = file.range(of: ".reader/") else { return file }
        return String(file[..<end.lowerBound])
    }

    @Test(.timeLimit(.minutes(KilledRun.minutes)), arguments: [nil, "shelf"])
    func theOldBookOrTheNewOneIsThere(folder: String?) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 6, size: "128x224")
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).code == 0)
        let place = folder ?? "library/bundles"
        var versions: [[String: Data]] = []
        var duration = Duration.zero
        for date in Self.dates {
            let start = ContinuousClock.now
            let outcome = try await Self.export(date, to: folder, in: work)
            #expect(outcome.code == 0, "\(outcome.messages)")
            duration = ContinuousClock.now - start
            versions.append(try Self.contents(of: place, in: work))
        }
        #expect(Set(versions[0].keys) == Set(versions[1].keys))
        #expect(versions[0] != versions[1])
        var random = SeededGenerator(seed: 20_261_122)
        var mixed = 0
        var last: [String: Int?] = [:]
        for kill in 1...KilledRun.kills {
            let pause = duration * (random.nextUnit() * 1.1)
            let code = try await BuiltProgram.run(
                Self.arguments(folder), in: work.path,
                environment: ["SOURCE_DATE_EPOCH": Self.dates[kill % 2]], signalling: .kill
            ) { try await Task.sleep(for: pause) }
            let now = try Self.contents(of: place, in: work)
            let found = Dictionary(grouping: versions[0].keys, by: Self.book).mapValues { files in
                versions.firstIndex { version in files.allSatisfy { now[$0] == version[$0] } }
            }
            #expect(!found.values.contains(nil), "kill \(kill): \(found.filter { $0.value == nil }.keys.sorted())")
            mixed += Set(found.values).count > 1 ? 1 : 0
            // The load of the machine may have changed, so the duration is adapted.
            if code == 0 { duration = duration * 3 / 4 } else if found == last { duration = duration * 5 / 4 }
            last = found
        }
        #expect(mixed > 0, "no kill came between two books")
        #expect(try await Self.export(Self.dates[0], to: folder, in: work).code == 0)
        #expect(try Self.contents(of: place, in: work) == versions[0], "nothing else is left")
        #expect(try work.files(below: "library/temporary").isEmpty)
    }
}
