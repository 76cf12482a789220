import Testing

@testable import Pipeline

/// Which server of a backend gets the next page of a story.
struct ServerLoadTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var what: String
        var servers: [ServerLoad]
        /// Pages left of the story.
        var pages = 10
        var current: Int?
        var expected: Int?

        var testDescription: String { what }
    }

    private static func server(
        _ state: ServerLoad.State = .free, pages: Int = 0, seconds: Double = 1, width: Int = 1, running: Int = 0,
        delay: Double = 0
    ) -> ServerLoad {
        ServerLoad(
            state: state, delay: delay, width: width, running: running, pages: pages, secondsAPage: seconds)
    }

    static let rows = [
        Row(what: "the first of equal servers", servers: [server(), server()], expected: 0),
        Row(what: "the one with fewer pages", servers: [server(pages: 3), server(pages: 2)], expected: 1),
        Row(what: "a free one before an occupied one", servers: [server(.occupied), server()], expected: 1),
        Row(what: "the faster one", servers: [server(seconds: 2), server(seconds: 1)], expected: 1),
        Row(
            what: "the faster one, although it has more to do",
            servers: [server(seconds: 10), server(pages: 50, seconds: 1)], expected: 1),
        Row(
            what: "the slower one, if the faster one ends later",
            servers: [server(seconds: 10), server(pages: 95, seconds: 1)], expected: 0),
        Row(
            what: "none, if the faster one is occupied and ends earlier",
            servers: [server(seconds: 10), server(.occupied, pages: 50, seconds: 1)], expected: nil),
        Row(what: "not one that is away", servers: [server(.away), server(.occupied, pages: 90)], expected: nil),
        Row(what: "none, if all are away", servers: [server(.away), server(.away)], expected: nil),
        Row(
            what: "the one with more room", servers: [server(pages: 10), server(pages: 10, width: 2)], expected: 1),
        Row(
            what: "one with room and fewer requests",
            servers: [server(width: 2, running: 1), server(width: 2)], expected: 1),
        Row(what: "its own", servers: [server(), server(pages: 90)], current: 1, expected: 1),
        Row(
            what: "its own, occupied, with little to do",
            servers: [server(), server(.occupied, pages: 14)], current: 1, expected: nil),
        Row(
            what: "a free one, if its own has much to do",
            servers: [server(), server(.occupied, pages: 40)], current: 1, expected: 0),
        Row(
            what: "its own, if the gain is few pages", servers: [server(), server(.occupied, pages: 6)], pages: 2,
            current: 1, expected: nil),
        Row(
            what: "its own, if the free one is slow",
            servers: [server(seconds: 9), server(.occupied, pages: 40)], current: 1, expected: nil),
        Row(
            what: "another one, if its own asked to wait long",
            servers: [server(), server(.occupied, pages: 10, delay: 60)], current: 1, expected: 0),
        Row(what: "another one, if its own is away", servers: [server(), server(.away)], current: 1, expected: 0),
        Row(
            what: "none, if its own is away and the other is occupied",
            servers: [server(.occupied), server(.away)], current: 1, expected: nil),
    ]

    @Test(arguments: rows) func chooses(row: Row) {
        #expect(row.servers.server(forStoryOf: row.pages, now: row.current) == row.expected)
    }
}
