import Platform

/// The error never contains any part of the key.
package struct KeyError: Error, Hashable, Sendable, CustomStringConvertible {
    enum Cause: Hashable, Sendable {
        case missing
        case empty
        case severalLines
        case controlCharacter
        case notText
        case unreadable(FileSystemError)
    }

    var source: KeySource
    var cause: Cause

    init(_ source: KeySource, _ cause: Cause) {
        self.source = source
        self.cause = cause
    }

    package var description: String {
        switch source {
        case .environment(let name):
            "cannot take the key from the environment variable “\(name)”: \(reason); export it with the key as its value"
        case .file(let path):
            "cannot take the key from the file “\(path)”: \(reason); put the key into it, alone on one line"
        }
    }

    private var reason: String {
        switch cause {
        case .missing: "it is not set"
        case .empty: "it is empty"
        case .severalLines: "it has more than one line"
        case .controlCharacter: "it has a control character in it"
        case .notText: "it is not UTF-8 text"
        case .unreadable(let error): error.reason
        }
    }
}
