import Domain
import Foundation
import Generation
import Synchronization

/// What a run may still begin. The first limit that forbids something is the limit that ended the run.
final class RunLimiter: Sendable {
    private struct State {
        /// `price` is the price of the picture that was not requested.
        var blocking: (limit: RunLimit, price: Amount)?
        var failed: Set<PanelID> = []
        var failures: Int { failed.count }
        /// Pages to be drawn by this run.
        var pages = 0
    }

    private let budget: PictureBudget
    private let failureLimits: [FailureLimit]
    private let deadline: (deadline: Deadline, instant: Double)?
    private let now: @Sendable () -> Double
    private let state = Mutex(State())

    /// If there are several limits of one kind, the strictest applies. `started` is the start of the run in seconds
    /// since 1970. A time of day means the next one after that.
    init(_ limits: [RunLimits], started: Double, environment: HostEnvironment) {
        budget = PictureBudget(images: limits.compactMap(\.images).min(), cost: limits.compactMap(\.cost).min())
        failureLimits = limits.compactMap(\.failures)
        deadline = limits.compactMap(\.deadline)
            .map { ($0, $0.instant(after: started, in: environment.timeZone)) }
            .min { $0.1 < $1.1 }
        now = environment.now
    }

    /// The deadline in seconds since 1970.
    var end: Double? { deadline?.instant }

    /// How many pictures image backends may make.
    var imageLimit: Int? { budget.images }

    var costLimit: Amount? { budget.cost }

    /// Each limit in a few words: `deadline 06:00`, `500 images`.
    var words: [String] {
        let failures = failureLimits.isEmpty ? nil : tightestFailureLimit(of: state.withLock(\.pages))
        return [
            deadline.map { "deadline \($0.deadline)" }, budget.images.map { "\(Counted($0, "image", "images"))" },
            failures.map { "\($0) \("\($0)" == "1" ? "failure" : "failures")" }, budget.cost.map { "cost \($0)" },
        ].compactMap(\.self)
    }

    /// Whether the number of all pages must be known before the first is drawn.
    var needsPageCount: Bool { failureLimits.contains { if case .percent = $0 { true } else { false } } }

    /// The limit that ended the run, if one has done so by now.
    var reached: ReachedLimit? {
        let (blocking, failures, pages) = state.withLock { ($0.blocking, $0.failures, $0.pages) }
        guard let (limit, price) = blocking else { return nil }
        switch limit {
        case .deadline: return deadline.map { .deadline($0.deadline) }
        case .images: return budget.images.map { .images($0) }
        case .cost: return budget.cost.map { .cost($0, spent: budget.spent, price: price) }
        case .failures: return tightestFailureLimit(of: pages).map { .failures($0, count: failures, of: pages) }
        }
    }

    /// Counts pages that the run is to draw. A share of failures that is allowed is a share of all these pages.
    func addPlannedPages(_ pages: Int) {
        state.withLock { $0.pages += pages }
    }

    /// Call it when a page ended. A page that is drawn again counts once.
    func count(_ panel: PanelID, isFailure: Bool) {
        let pages = state.withLock { state in
            if isFailure { state.failed.insert(panel) } else { state.failed.remove(panel) }
            return state.pages
        }
        if isFailure, tightestFailureLimit(of: pages) == .first { _ = deny(.failures) }
    }

    /// Whether pages that ended without the wanted picture may be drawn again.
    var allowsRedraws: Bool {
        let (blocking, failures, pages) = state.withLock { ($0.blocking, $0.failures, $0.pages) }
        return blocking == nil && !isPastDeadline
            && (tightestFailureLimit(of: pages).map { failures < $0.count(of: pages) } ?? true)
    }

    /// Whether any work may begin. Call it only if there is work.
    func allowsWork() -> Bool {
        if isPastDeadline { return deny(.deadline) }
        let (failures, pages) = state.withLock { ($0.failures, $0.pages) }
        if let limit = tightestFailureLimit(of: pages), failures >= limit.count(of: pages) { return deny(.failures) }
        return true
    }

    /// How many pages may be in progress with a generator of these traits. Nil is for the placeholder generator. Call
    /// it only if a page is to begin.
    func capacity(for traits: ImageGeneratorTraits?) -> Int {
        guard allowsWork() else { return 0 }
        guard let traits, !traits.isFree else { return .max }
        let price = traits.price ?? .zero
        let capacity = budget.capacity(at: price)
        if capacity == 0 { denyPicture(at: price) }
        return capacity
    }

    /// Makes a picture, or throws ``LimitReachedError``. Sets `price` to the price of the picture, if it is known.
    func picture(
        by generator: any ImageGenerator, for request: ImageRequest, price: inout Amount?
    ) async throws -> GeneratedPicture {
        let traits = generator.traits
        guard !traits.isFree else { return try await generator.picture(for: request) }
        var isPaid = false
        defer { if isPaid { price = traits.price } }
        do {
            return try await budget.spend(traits.price ?? .zero, paid: &isPaid) {
                // The request may have waited until the deadline.
                guard allowsRequest() else { throw LimitReachedError() }
                return try await generator.picture(for: request)
            }
        } catch let error as LimitReachedError {
            denyPicture(at: traits.price ?? .zero)
            throw error
        }
    }

    private var isPastDeadline: Bool {
        deadline.map { now() >= $0.instant } ?? false
    }

    /// If too many other pages failed, a page in progress continues to its end, but not after the deadline.
    private func allowsRequest() -> Bool {
        isPastDeadline ? deny(.deadline) : true
    }

    private func denyPicture(at price: Amount) {
        let hasImages = budget.images.map { _ in budget.capacity(at: .zero) > 0 } ?? true
        _ = deny(hasImages ? .cost : .images, price: price)
    }

    private func deny(_ limit: RunLimit, price: Amount = .zero) -> Bool {
        state.withLock { $0.blocking = $0.blocking ?? (limit, price) }
        return false
    }

    private func tightestFailureLimit(of pages: Int) -> FailureLimit? {
        failureLimits.min { ($0.count(of: pages), $0 == .first ? 0 : 1) < ($1.count(of: pages), $1 == .first ? 0 : 1) }
    }
}
