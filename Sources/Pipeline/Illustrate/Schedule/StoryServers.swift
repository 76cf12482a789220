import Domain
import LibraryStore

/// Which server of a backend draws each story, and how many pages each has still to draw.
struct StoryServers {
    private struct Story {
        var server: ServerIndex
        /// Pages that are left.
        var pages: Int
    }

    /// Pages that begin together, before they are in progress.
    struct Beginning {
        fileprivate var running: [ServerIndex: Int] = [:]
        fileprivate var pages: [ServerIndex: Int] = [:]
    }

    private var stories: [StoryID: Story] = [:]
    /// Pages that are left of stories that no server draws yet.
    private var unbegun: [StoryID: Int] = [:]
    private var pages: [ServerIndex: Int] = [:]
    private var running: [PanelID: ServerIndex] = [:]

    /// The stories of which the number of pages is not known.
    func unknown(among panels: [PanelJob]) -> Set<StoryID> {
        Set(panels.map(\.story)).filter { stories[$0] == nil && unbegun[$0] == nil }
    }

    mutating func add(_ pages: [StoryID: Int]) { unbegun.merge(pages) { $1 } }

    /// The server for a page; nil if the page waits. `loads` are those of the backend's servers without the stories.
    func server(
        for panel: PanelJob, at backend: Int, _ loads: [ServerLoad], beside beginning: Beginning
    ) -> Int? {
        let loads = loads.indices.map { number in
            let index = ServerIndex(backend: backend, server: number)
            var load = loads[number]
            load.running = running.values.count { $0 == index } + beginning.running[index, default: 0]
            load.pages = pages[index, default: 0] + beginning.pages[index, default: 0]
            if load.state == .free, load.running >= load.width { load.state = .occupied }
            return load
        }
        let story = stories[panel.story]
        let current = story.flatMap { $0.server.backend == backend ? $0.server.server : nil }
        return loads.server(forStoryOf: left(of: panel.story), now: current)
    }

    /// Counts a page that will begin at a server, for the choices after it.
    func count(_ panel: PanelJob, at server: ServerIndex, in beginning: inout Beginning) {
        beginning.running[server, default: 0] += 1
        if stories[panel.story]?.server != server { beginning.pages[server, default: 0] += left(of: panel.story) }
    }

    mutating func begin(_ panel: PanelJob, at server: ServerIndex) {
        let left = left(of: panel.story)
        if let story = stories[panel.story] { pages[story.server, default: 0] -= story.pages }
        unbegun[panel.story] = nil
        stories[panel.story] = Story(server: server, pages: left)
        pages[server, default: 0] += left
        running[panel.id] = server
    }

    /// A page is not in progress any more. `isDrawn`: its story has one page less to draw.
    mutating func end(_ panel: PanelJob, isDrawn: Bool) {
        running[panel.id] = nil
        guard isDrawn, let entry = stories[panel.story], entry.pages > 0 else { return }
        stories[panel.story]?.pages -= 1
        pages[entry.server, default: 0] -= 1
    }

    private func left(of story: StoryID) -> Int { stories[story]?.pages ?? unbegun[story] ?? 1 }
}
