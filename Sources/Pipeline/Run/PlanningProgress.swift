import Domain
import Platform

/// Which collections of a run have stories that are still to be planned, for pages that are drawn meanwhile.
final class PlanningProgress: Sendable {
    private struct State {
        /// Nil before the first story is planned.
        var left: Set<CollectionID>?
        /// Whether a text generator was asked.
        var hasAsked = false
        /// Whether an error ended planning.
        var hasFailed = false
        /// Increases when a story is planned, and when a collection has no more stories to plan.
        var changes = 0
    }

    private let list = WaitList<State, Void>(State())

    var changes: Int { list.state.changes }
    /// Whether an error ended planning. Pages in progress are drawn, and no others.
    var hasFailed: Bool { list.state.hasFailed }

    /// Whether more pages of these collections may come.
    func isExpecting(_ collections: [CollectionID]) -> Bool {
        list.state.left.map { !$0.isDisjoint(with: collections) } ?? true
    }

    /// Stories of these collections are planned from now on. Only the first call counts.
    func begin(_ collections: [CollectionID]) {
        list.change { state in
            guard state.left == nil else { return }
            state.left = Set(collections)
            state.changes += 1
        }
    }

    /// A text generator is asked.
    func noteQuestion() { list.change { $0.hasAsked = true } }

    /// Returns when a text generator is asked, or when the task is cancelled.
    func firstQuestion() async {
        _ = await list.answer { $0.hasAsked ? () : nil }
    }

    func noteStory() { list.change { $0.changes += 1 } }

    func end(_ collection: CollectionID) {
        list.change { state in
            state.left?.remove(collection)
            state.changes += 1
        }
    }

    func end() {
        list.change { state in
            state.left = []
            state.changes += 1
        }
    }

    /// An error ends planning.
    func fail() {
        list.change { $0.hasFailed = true }
        end()
    }

    /// Returns after the next change since `changes`, or when the task is cancelled.
    func change(since changes: Int) async {
        _ = await list.answer { $0.changes == changes ? nil : () }
    }

    /// Returns when the first stories may have been planned, or when the task is cancelled.
    func hasBegun() async {
        _ = await list.answer { $0.left == nil ? nil : () }
    }
}
