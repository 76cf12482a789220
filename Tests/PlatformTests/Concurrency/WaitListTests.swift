import Testing

@testable import Platform

/// A list of tasks that wait for tokens; each takes one.
struct WaitListTests {
    private let list = WaitList<Int, Bool>(0)

    private func token() async -> Bool? {
        await list.answer { tokens in
            guard tokens > 0 else { return nil }
            tokens -= 1
            return true
        }
    }

    /// Starts tasks one by one. Each waits or has ended before the next starts, so that their order is known.
    private func waiting(_ count: Int) async -> [Task<Bool?, Never>] {
        var tasks: [Task<Bool?, Never>] = []
        for number in 1...count {
            tasks.append(Task { await token() })
            while list.waiting < number { await Task.yield() }
        }
        return tasks
    }

    @Test func answersAtOnceWhereItCan() async {
        list.change { $0 = 1 }
        #expect(await token() == true)
        #expect(list.state == 0)
    }

    @Test func answersInTheOrderInWhichTasksCame() async {
        let tasks = await waiting(3)
        list.change { $0 = 2 }
        #expect(await tasks[0].value == true)
        #expect(await tasks[1].value == true)
        #expect(list.waiting == 1)
        list.change { $0 = 1 }
        #expect(await tasks[2].value == true)
    }

    @Test func aCancelledTaskGivesItsPlaceToTheNext() async {
        let tasks = await waiting(2)
        tasks[0].cancel()
        #expect(await tasks[0].value == nil)
        list.change { $0 = 1 }
        #expect(await tasks[1].value == true)
        #expect(list.state == 0 && list.waiting == 0)
    }

    @Test func aTaskThatIsCancelledBeforeItWaitsTakesNothing() async {
        list.change { $0 = 1 }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await token()
        }
        #expect(await task.value == nil)
        #expect(list.state == 1)
    }

    @Test func waitsThroughACancellationWhereItIsTo() async {
        let task = Task { await list.answerEvenIfCancelled { $0 > 0 ? true : nil } }
        while list.waiting < 1 { await Task.yield() }
        task.cancel()
        list.change { $0 = 1 }
        #expect(await task.value == true)
    }
}
