import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Runs that continue a library of an earlier version, from the first version on.
struct EarlierSchemaRunTests {
    @Test(arguments: 1...6)
    func drawsWhatWasMissingAndNothingElse(version: Int) async throws {
        let kept = try await KeptLibrary()
        let whole = try await kept.testRun.outcome().counts
        // Two pages without a picture; one of them was in progress when a run died.
        try kept.execute(
            """
            UPDATE panel SET picture = NULL, status = 'pending' WHERE id IN (2, 3);
            UPDATE panel SET status = 'generating' WHERE id = 3;
            UPDATE run SET finished = NULL;
            """)
        let migration = try kept.testRun.database.takeBack(to: version)
        let summary = try await kept.testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.drawn == 2)
        #expect(summary.panels == whole)
        #expect(kept.exists("library.sqlite.before-\(migration)"))
        #expect(try await kept.testRun.run().run == nil, "then there is nothing to do")
    }
}
