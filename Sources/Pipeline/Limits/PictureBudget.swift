import Domain
import Generation
import Synchronization

/// How many pictures image backends may make, and for how much. Nothing is asked for that it does not cover, however
/// many requests are in flight.
final class PictureBudget: Sendable {
    private enum Answer {
        case granted, denied, cancelled
    }

    private struct Ticket {
        var number: Int
        var price: Amount
        var continuation: CheckedContinuation<Answer, Never>
    }

    private struct State {
        var made = 0
        var spent = Amount.zero
        /// By requests in flight.
        var reserved = (count: 0, cost: Amount.zero)
        var waiting: [Ticket] = []
        var nextNumber = 0
    }

    let images: Int?
    let cost: Amount?
    private let state = Mutex(State())

    init(images: Int?, cost: Amount?) {
        self.images = images
        self.cost = cost
    }

    var spent: Amount { state.withLock(\.spent) }

    /// How many pictures of this price could still be made if none were in flight.
    func room(at price: Amount) -> Int {
        state.withLock { room(at: price, $0) }
    }

    /// Makes a picture. Waits while those in flight may leave room for it and may not; throws ``LimitReached`` where
    /// they left none. What comes for a picture counts, usable or not: it is paid for. `paid` is its price then.
    func spend<Value>(
        _ price: Amount, paid: inout Bool, on work: () async throws -> Value
    ) async throws -> Value {
        switch await enter(price) {
        case .granted: break
        case .denied: throw LimitReached()
        case .cancelled: throw CancellationError()
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

    private func room(at price: Amount, _ state: State) -> Int {
        min(images.map { $0 - state.made } ?? .max, cost.map { price.times(in: $0 - state.spent) } ?? .max)
    }

    /// Nil where it has to be waited for.
    private func decide(on price: Amount, _ state: inout State) -> Answer? {
        guard room(at: price, state) > 0 else { return .denied }
        let isCovered =
            (images.map { state.made + state.reserved.count < $0 } ?? true)
            && (cost.map { state.spent + state.reserved.cost + price <= $0 } ?? true)
        guard isCovered else { return nil }
        state.reserved = (state.reserved.count + 1, state.reserved.cost + price)
        return .granted
    }

    private func enter(_ price: Amount) async -> Answer {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Answer? = state.withLock { state in
                    if Task.isCancelled { return .cancelled }
                    if let answer = decide(on: price, &state) { return answer }
                    state.waiting.append(Ticket(number: number, price: price, continuation: continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let cancelled = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).continuation }
            }
            cancelled?.resume(returning: .cancelled)
        }
    }

    private func settle(_ price: Amount, isMade: Bool) {
        let answered = state.withLock { state -> [(CheckedContinuation<Answer, Never>, Answer)] in
            state.reserved = (state.reserved.count - 1, state.reserved.cost - price)
            if isMade {
                state.made += 1
                state.spent = state.spent + price
            }
            var answered: [(CheckedContinuation<Answer, Never>, Answer)] = []
            state.waiting = state.waiting.filter { ticket in
                guard let answer = decide(on: ticket.price, &state) else { return true }
                answered.append((ticket.continuation, answer))
                return false
            }
            return answered
        }
        for (continuation, answer) in answered { continuation.resume(returning: answer) }
    }
}
