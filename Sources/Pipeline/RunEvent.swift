package import Domain

/// What happens while a run goes on, for whoever shows it.
package enum RunEvent: Sendable {
    case began(run: String, stories: Int)
    /// Where the run ends before its work is done, in a few words each; `deadline` is in seconds since 1970.
    case limits([String], deadline: Double?)
    case stage(Stage)
    case read(story: String)
    case planned(story: String, pages: Int, backend: String)
    /// How many pictures this run has to make; in which size, where it makes them in several passes.
    case illustrating(pictures: Int, ready: Int, pass: PixelSize?)
    case drawn(story: String, page: Int, status: PanelStatus)
    case exported(path: String)
    /// How many pictures of the library are held against their rows.
    case checking(pictures: Int)
    /// One of them was.
    case checked
    /// Something in the input that is to be mended.
    case problem(String)
    case notice(String)
    /// Nothing more is begun until it is resumed.
    case paused(by: String)
    case resumed

    package enum Stage: String, CaseIterable, Sendable {
        case gather
        case plan
        case illustrate
        case export
        case report
    }
}
