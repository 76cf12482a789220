/// The meaning of each exit code, and what to do. The manual page prints this text; the other documents must agree with
/// it.
extension ExitStatus {
    var meaning: String {
        switch self {
        case .whole: "All pages are ready."
        case .usage: "The command line is wrong."
        case .locked: "Another command uses the library, or the library is paused."
        case .input:
            "A pipeline, a story, a library or a book needs fixing, or another file is where a book is to be; "
                + "everything else was made."
        case .failures: "Some pages are not ready, or a book was not written."
        case .placeholders:
            "Some pages show placeholders: built-in pictures in place of the wanted ones. Or there are text stand-ins: texts "
                + "or plans that a language model was to make."
        case .stopped: "A limit was reached: a deadline, so many pictures or failures, or a cost."
        case .failure: "Something failed on this machine, such as a full disk. What was made is kept."
        case .hungUp: "The terminal was closed. What was made is kept."
        case .interrupted: "Ctrl-C or “nightpress cancel” ended the run. What was made is kept."
        case .terminated: "SIGTERM ended the run. What was made is kept."
        }
    }

    var remedy: String {
        switch self {
        case .whole: "Nothing."
        case .usage: "See “nightpress help COMMAND”."
        case .locked: "Wait with --wait-lock SECONDS, or let a paused library go on with “nightpress resume”."
        case .input: "Read the errors; each names the file, and what to do."
        case .failures: "Look at the report, fix the backend, then “nightpress retry”."
        case .placeholders: "Look at the report, fix the backend, then “nightpress retry --placeholders”."
        case .stopped:
            "Run it again to go on, or raise the limit that the note names; after too many failures fix the backend first."
        case .failure: "Fix what the error names, then run it again."
        case .hungUp, .interrupted, .terminated: "Run it again; it goes on where it stopped."
        }
    }
}
