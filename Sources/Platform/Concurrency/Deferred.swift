import Synchronization

/// A value that is made when it is first needed, once.
package final class Deferred<Value: Sendable>: Sendable {
    private let make: @Sendable () throws -> Value
    private let made = Mutex<Value?>(nil)

    package init(_ make: @escaping @Sendable () throws -> Value) {
        self.make = make
    }

    /// Other tasks wait while one makes it. After an error, the next use tries again.
    package func callAsFunction() throws -> Value {
        try made.withLock { made in
            if let made { return made }
            let value = try make()
            made = value
            return value
        }
    }
}
