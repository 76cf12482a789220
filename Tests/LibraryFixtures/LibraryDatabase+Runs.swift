package import Domain

/// Runs that did not end, and many that did.
extension LibraryDatabase {
    /// Removes the end of all runs, as if each had died.
    package func unfinishRuns() throws {
        try execute("UPDATE run SET finished = NULL")
    }

    /// Gives all runs a deadline in the past.
    package func passDeadlines() throws {
        try execute("UPDATE run SET deadline = 1")
    }

    /// Adds `count` runs after the only one: `night-1` and so on, one day apart. Every third did not end.
    package func addRuns(_ count: Int) throws {
        try execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
            INSERT INTO run (name, started, finished, outcome, host, program_version, prompts_digest, collections,
                stages, problems, notices, counts)
            SELECT 'night-' || i, 1700000000 + i * 86400, CASE i % 3 WHEN 0 THEN NULL ELSE 1700000600 + i * 86400 END,
                CASE i % 3 WHEN 0 THEN NULL ELSE 'whole' END, host, program_version, prompts_digest, collections,
                stages, problems, notices, CASE i % 3 WHEN 0 THEN NULL ELSE counts END
            FROM n, run
            """)
    }

    /// Marks the panels of the first pages as in progress by a run.
    package func markInProgress(pages: ClosedRange<Int>, by run: RunID) throws {
        try execute(
            """
            UPDATE panel SET status = 'scheduled', lease = \(run.value)
            WHERE page_number BETWEEN \(pages.lowerBound) AND \(pages.upperBound)
            """)
    }

    /// Marks a panel as in progress by a run, after earlier runs that died with it.
    package func markInProgress(_ panel: PanelID, by run: RunID, interruptions: Int) throws {
        try execute(
            """
            UPDATE panel SET status = 'generating', picture = NULL, queue = 1, lease = \(run.value), started = 1,
                interruptions = \(interruptions) WHERE id = \(panel.value)
            """)
    }

    /// Numbers of the pages whose panels are in progress.
    package func startedPages() throws -> [Int] {
        try integers("SELECT page_number FROM panel WHERE started ORDER BY page_number")
    }
}
