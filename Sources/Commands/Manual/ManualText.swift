/// The sections of the manual page that do not describe a command.
enum ManualText {
    static let description = """
        Nightpress turns story text into illustrated books: it plans stories into pages, has one picture after another \
        drawn, keeps everything in a library that survives a crash, and ends with a report and finished books. It uses \
        whatever models are up, and its built-in writer, planner and illustrator where none is.

        A pipeline file says which stories, in which style and with which generators. What a run made stays in the \
        library; whatever stops a run, running it again goes on where it stopped.

        A NAME is COLLECTION, COLLECTION/STORY or COLLECTION/STORY/PAGE, as “nightpress status” shows them; the collection \
        may be left out where only one has a story of that name.

        Results go to standard output, everything else to standard error.
        """

    static let exitOrder = """
        Of several that hold a run exits with the first of 40, 129, 130 or 143, 35, 30, 31, 20.
        """

    static let environment: [(term: String, words: String)] = [
        ("NIGHTPRESS_LIBRARY", "The library where --library is not given."),
        (AfterOptions.notifyVariable, "The program to run when a run has ended, where --notify is not given."),
        (AfterOptions.metricsVariable, "The file of numbers for Prometheus where --metrics is not given."),
        (CacheOptions.variable, "The folder of shared pictures where --cache is not given."),
        (
            "SOURCE_DATE_EPOCH",
            "The date in books, in seconds since 1970, from 315532800 (1980) to 4354819198 (2107). The same library then "
                + "gives the same bytes at any time."
        ),
        ("TZ", "The time zone in which a deadline such as “06:00” is meant, and times are shown."),
        ("NIGHTPRESS_EVENTS", "The file of events where --events is not given."),
        ("NIGHTPRESS_LOG", "The log where --log is not given."),
        ("NO_COLOR", "With any value nothing is coloured."),
        ("TERM", "With “dumb” no line is rewritten in place."),
        ("TMPDIR", "Where short-lived files are put; /tmp where it is not set."),
        (
            "PATH",
            "Where the programs of “command” backends and of “start:” are looked for. Variables that a pipeline names under "
                + "“key: { env: NAME }” hold the keys of backends."
        ),
    ]

    static let files: [(term: String, words: String)] = [
        ("pipelines/", "The folder whose pipelines are run where none is named."),
        ("library/library.sqlite", "The database of a library: stories, plans, pages, attempts, runs."),
        ("library/library.sqlite.before-…", "A copy of the database from before an update of its form."),
        ("library/images/ab/<sha256>.png", "Pictures, each named by the SHA-256 of its bytes."),
        ("library/reports/<run>/", "The report of a run: index.html, run.json, junit.xml, attempts.tsv, logs."),
        ("library/bundles/", "The books that runs write."),
        ("library/lock", "Who writes to the library at the moment. Never remove it; it is let go of by itself."),
    ]

    static let examples: [(command: String, words: String)] = [
        (
            "nightpress run pipelines/lanterns",
            "Make the example collection; going on after a stop is the same command."
        ),
        ("nightpress run pipelines --dry-run", "Say what a run would make, and touch nothing."),
        (
            "nightpress run pipelines --deadline 06:00 --max-cost 5",
            "Begin nothing new from six in the morning on, and pay at most 5 for pictures."
        ),
        ("nightpress status lanterns-in-the-forest --why", "Show the state of every page, and why."),
        (
            "nightpress regenerate the-lantern-fox/3 --direction 'A fox holds up a lantern.'",
            "Redraw one page from other words; the rest is untouched."
        ),
        (
            "nightpress export --format epub,cbz --output books",
            "Write books of everything that is ready into a folder."
        ),
    ]
}
