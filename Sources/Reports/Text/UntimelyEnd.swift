/// How a run ended that did not come to its end.
package enum UntimelyEnd: Sendable {
    /// The error is the last of its notices.
    case withAnError
    /// It was killed, or crashed.
    case withoutAWord
}
