import Media

extension ZIPWriter {
    /// Writes the archive as ``finish(isCancelled:)`` does. Throws `CancellationError` if the task is cancelled.
    consuming func finishUnlessCancelled() throws {
        do {
            try finish(isCancelled: { Task.isCancelled })
        } catch .cancelled {
            throw CancellationError()
        }
    }
}
