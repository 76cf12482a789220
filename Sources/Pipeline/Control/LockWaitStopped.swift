/// Somebody ended a command while it waited for another to let go of the library.
package struct LockWaitStopped: Error, Hashable {
    package var reason: StopSignal.Reason
}
