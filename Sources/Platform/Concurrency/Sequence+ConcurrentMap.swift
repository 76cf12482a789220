extension Sequence where Element: Sendable {
    /// The results of `work` in the order of the elements. `width` elements are worked on at the same time; an element of a
    /// lazy sequence is made when its work begins. After an error, which is thrown, and after cancellation, no more work
    /// begins.
    package func concurrentMap<Value: Sendable>(
        width: Int, _ work: @escaping @Sendable (Element) throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values: [Int: Value] = [:]
            for (index, element) in enumerated() {
                if index >= width, let done = try await group.next() { values[done.0] = done.1 }
                try Task.checkCancellation()
                group.addTask { (index, try work(element)) }
            }
            for try await done in group { values[done.0] = done.1 }
            return (0..<values.count).compactMap { values[$0] }
        }
    }
}
