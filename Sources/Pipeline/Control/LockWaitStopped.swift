/// A user ended a command while it waited for another holder to release the lock of the library.
package struct LockWaitStopped: Error, Hashable {
    package var reason: StopSignal.Reason
}
