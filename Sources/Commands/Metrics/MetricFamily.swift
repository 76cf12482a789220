/// The metrics in the order in which they are written. Names, units and types follow Prometheus' conventions: base
/// units, and `_total` for values that only grow. Values of one run are gauges, because the next run starts again at
/// zero.
enum MetricFamily: String, CaseIterable, Sendable {
    case pages = "nightpress_pages"
    case stories = "nightpress_stories"
    case textStandIns = "nightpress_text_stand_ins"
    case info = "nightpress_run_info"
    case inProgress = "nightpress_run_in_progress"
    case lastSeen = "nightpress_run_last_seen_timestamp_seconds"
    case start = "nightpress_run_start_timestamp_seconds"
    case end = "nightpress_run_end_timestamp_seconds"
    case lastSuccess = "nightpress_run_last_success_timestamp_seconds"
    case outcome = "nightpress_run_outcome"
    case exitCode = "nightpress_run_exit_code"
    case duration = "nightpress_run_duration_seconds"
    case stageDuration = "nightpress_run_stage_duration_seconds"
    case newPages = "nightpress_run_new_pages"
    case runAttempts = "nightpress_run_attempts"
    case runCallsSaved = "nightpress_run_calls_saved"
    case runCost = "nightpress_run_cost"
    case attempts = "nightpress_attempts_total"
    case callsSaved = "nightpress_calls_saved_total"
    case cost = "nightpress_cost_total"

    /// `gauge` or `counter`. The text format of node exporters does not support `info` and `stateset`.
    var type: String { rawValue.hasSuffix("_total") ? "counter" : "gauge" }

    var help: String {
        switch self {
        case .pages: "Pages of listed stories by status; in a comic, each panel counts."
        case .stories: "Stories that the pipeline lists."
        case .textStandIns: "Texts, plans and pages of plans that the built-in generators made for language models."
        case .info: "Always 1; its labels name the last run of the collection and the version of the program."
        case .inProgress: "1 while a run is in progress, else 0. After a run was killed, it stays 1."
        case .lastSeen: "When the run in progress last wrote these numbers, in seconds since 1970; else absent."
        case .start: "When the last run began, in seconds since 1970."
        case .end: "When the last run ended, in seconds since 1970; absent while a run is in progress."
        case .lastSuccess: "When a run last ended with exit code 0, in seconds since 1970."
        case .outcome: "1 for how the last run ended, 0 for every other run end; absent while a run is in progress."
        case .exitCode:
            "The exit code of the last run; absent while a run is in progress. Without a collection: of a run that "
                + "could not begin."
        case .duration: "Wall time of the last run."
        case .stageDuration: "Wall time of each stage of the last run."
        case .newPages: "Pages that show a picture made in the last run."
        case .runAttempts: "Requests of the last run by backend and outcome."
        case .runCallsSaved: "Requests that the last run did not send because a picture existed, by its origin."
        case .runCost: "What the pictures of the last run cost, as far as their price is known."
        case .attempts: "Requests of all runs by backend and outcome."
        case .callsSaved: "Requests that runs did not send because a picture existed, by its origin."
        case .cost: "What the pictures of all runs cost, as far as their price is known."
        }
    }
}
