/// The stories that the report of a large library leaves out: every page is ready, and the run changed nothing.
package struct StoriesLeftOut: Hashable, Sendable, Encodable {
    package var stories = 0
    package var pages = 0

    package init() {}
}
