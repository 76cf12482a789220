import Domain
import Generation

extension ErrorKind {
    /// So many pieces of work in a row put a generator out that is given up for each: without any answer they cost its
    /// timeout several times, and with answers that are of no use a request for every try. Nil where none do.
    var failuresInARow: Int? {
        switch self {
        case .transient, .busy: 2
        case .badPicture, .badReply: 3
        case .refused, .tooLong, .exhausted, .unavailable, .misconfigured: nil
        }
    }
}
