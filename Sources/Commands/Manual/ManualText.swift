/// The sections of the manual page that do not describe a command.
enum ManualText {
    static let description = """
        Nightpress makes illustrated books from story text. It plans stories into pages, draws one picture after \
        another, keeps everything in a library that survives a crash, and ends with a report and finished books. It \
        uses the models that are available. Without a model, its built-in writer, planner and illustrator do the work.

        A pipeline file names the stories, their style and their generators. What a run made stays in the library. If \
        a run ends early for any reason, run it again: it continues where it stopped.

        A NAME is COLLECTION, COLLECTION/STORY or COLLECTION/STORY/PAGE, as “nightpress status” shows them; the collection \
        may be left out if only one has a story of that name, and STORY if the collection has only one.

        Results go to standard output, everything else to standard error.
        """

    static let exitOrder = """
        If several apply, a run exits with the first of 40, 129, 130 or 143, 35, 30, 31, 20.
        """

    static let environment: [(term: String, words: String)] = [
        ("NIGHTPRESS_LIBRARY", "The library if --library is not given."),
        (AfterOptions.notifyVariable, "The program to run when a run has ended, if --notify is not given."),
        (AfterOptions.metricsVariable, "The file of metrics for Prometheus if --metrics is not given."),
        (CacheOptions.variable, "The folder of shared pictures if --cache is not given."),
        (
            "SOURCE_DATE_EPOCH",
            "The date in books, in seconds since 1970, from 315532800 (1980) to 4354819198 (2107). The same library then "
                + "gives the same bytes at any time."
        ),
        ("TZ", "The time zone of deadlines such as “06:00”, and of the times that are shown."),
        ("NIGHTPRESS_EVENTS", "The file of events if --events is not given."),
        ("NIGHTPRESS_LOG", "The log if --log is not given."),
        ("NO_COLOR", "If it has any value, nothing is coloured."),
        ("TERM", "If it is “dumb”, no line is rewritten in place."),
        ("TMPDIR", "The folder for temporary files; /tmp if it is not set."),
        (
            "PATH",
            "The folders in which programs of “command” backends and of “start:” are searched. Variables that a "
                + "pipeline names under “key: { env: NAME }” hold the keys of backends."
        ),
    ]

    static let files: [(term: String, words: String)] = [
        ("pipelines/", "The folder whose pipelines are run if none is named."),
        ("library/library.sqlite", "The database of a library: stories, plans, pages, attempts, runs."),
        ("library/library.sqlite.before-…", "A copy of the database, made before an update of its schema."),
        ("library/snapshots/", "Copies of the database from after the last three runs."),
        ("library/pictures.jsonl", "The journal of pictures that were paid for. Keep it."),
        ("library/nightpress-library", "Marks the folder as a library. Keep it."),
        ("library/images/ab/<sha256>.png", "Pictures, each named by the SHA-256 of its bytes."),
        ("library/reports/<run>/", "The report of a run: index.html, run.json, junit.xml, attempts.tsv, logs."),
        ("library/bundles/", "The books that runs write."),
        ("library/lock", "The process that writes to the library. Never remove it: the system releases the lock."),
    ]

    static let examples: [(command: String, words: String)] = [
        (
            "nightpress run pipelines/lanterns",
            "Make the example collection, or continue after a stop."
        ),
        ("nightpress run pipelines --dry-run", "Say what a run would make, and change nothing."),
        (
            "nightpress run pipelines --deadline 06:00 --max-cost 5",
            "Begin nothing new from 06:00 on, and pay at most 5 for pictures."
        ),
        ("nightpress status lanterns-in-the-forest --why", "Show the state of every page, and why."),
        (
            "nightpress regenerate the-lantern-fox/3 --direction 'A fox holds up a lantern.'",
            "Redraw one page with another direction; no other page changes."
        ),
        (
            "nightpress export --format epub,cbz --output books",
            "Write books of everything that is ready into a folder."
        ),
    ]
}
