import Synchronization

@testable import Transport

/// Gives other addresses each time it is asked.
final class ChangingResolver: HostResolver {
    private let answers: Mutex<[[String]]>

    init(_ answers: [[String]]) {
        self.answers = Mutex(answers)
    }

    func addresses(of host: String) async throws -> [IPAddress] {
        let answer = answers.withLock { $0.isEmpty ? [] : $0.removeFirst() }
        return answer.compactMap { IPAddress($0) }
    }
}
