/// What would be requested from language models, in the order of the stories.
struct TextWork {
    private var works: [(backend: String, stories: Int, answers: Int)] = []

    /// Adds a story that is written, planned, or both. Writing takes one answer. Planning takes one answer for the
    /// cast, and one for each page.
    mutating func add(writer: String?, planner: String?, pages: Int) {
        if let writer { add(stories: 1, answers: 1, to: writer) }
        if let planner { add(stories: planner == writer ? 0 : 1, answers: 1 + pages, to: planner) }
    }

    func work(by backends: BackendHistory) throws -> [BackendWork] {
        var result: [BackendWork] = []
        for work in works {
            let pace = backends.textPace(of: work.backend)
            var one = BackendWork(name: work.backend, kind: .text, isBuiltIn: false, pace: pace)
            (one.stories, one.answers) = (work.stories, work.answers)
            let width = try Double(min(backends.width(ofModel: work.backend), max(1, work.stories)))
            one.seconds = pace?.seconds.map { $0 * Double(work.answers) / width }
            result.append(one)
        }
        return result
    }

    private mutating func add(stories: Int, answers: Int, to backend: String) {
        let index = works.firstIndex { $0.backend == backend } ?? works.count
        if index == works.count { works.append((backend, 0, 0)) }
        works[index].stories += stories
        works[index].answers += answers
    }
}
