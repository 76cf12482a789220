import ArgumentParser

/// Values of options.
enum OptionCheck {
    /// An empty one names nothing; a script has left out a variable, say. `thing` is `a file`.
    static func refuseEmpty(_ option: String, _ value: String?, _ thing: String) throws {
        if value?.isEmpty == true { throw ValidationError("\(option) is empty; name \(thing), or leave it out.") }
    }
}
