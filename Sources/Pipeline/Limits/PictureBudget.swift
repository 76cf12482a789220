import Domain
import Generation
import Platform

/// How many pictures image backends may make, and at what cost. A picture is requested only if the budget covers it
/// together with all requests in flight.
final class PictureBudget: Sendable {
    private enum Answer {
        case granted, denied
    }

    private struct State {
        var made = 0
        var spent = Amount.zero
        /// Reserved by requests in flight.
        var reserved = (count: 0, cost: Amount.zero)
    }

    let images: Int?
    let cost: Amount?
    private let requests = WaitList<State, Answer>(State())

    init(images: Int?, cost: Amount?) {
        self.images = images
        self.cost = cost
    }

    var spent: Amount { requests.state.spent }

    /// How many pictures of this price could still be made if none were in flight.
    func capacity(at price: Amount) -> Int {
        capacity(at: price, requests.state)
    }

    /// Makes a picture. Waits as long as the requests in flight may still leave room for it. Throws
    /// ``LimitReachedError`` if they left none. Every received picture counts, usable or not, because it is paid for;
    /// `paid` is true then.
    func spend<Value>(
        _ price: Amount, paid: inout Bool, on work: () async throws -> Value
    ) async throws -> Value {
        switch await requests.answer({ [self] in decide(on: price, &$0) }) {
        case .granted: break
        case .denied: throw LimitReachedError()
        case nil: throw CancellationError()
        }
        do {
            let value = try await work()
            paid = true
            settle(price, isMade: true)
            return value
        } catch {
            paid = (error as? GenerationError)?.kind == .badPicture
            settle(price, isMade: paid)
            throw error
        }
    }

    private func capacity(at price: Amount, _ state: State) -> Int {
        min(images.map { $0 - state.made } ?? .max, cost.map { price.times(in: $0 - state.spent) } ?? .max)
    }

    /// Nil if the decision has to wait.
    private func decide(on price: Amount, _ state: inout State) -> Answer? {
        guard capacity(at: price, state) > 0 else { return .denied }
        let isCovered =
            (images.map { state.made + state.reserved.count < $0 } ?? true)
            && (cost.map { state.spent + state.reserved.cost + price <= $0 } ?? true)
        guard isCovered else { return nil }
        state.reserved = (state.reserved.count + 1, state.reserved.cost + price)
        return .granted
    }

    private func settle(_ price: Amount, isMade: Bool) {
        requests.change { state in
            state.reserved = (state.reserved.count - 1, state.reserved.cost - price)
            if isMade {
                state.made += 1
                state.spent = state.spent + price
            }
        }
    }
}
