import ArgumentParser

enum OptionCheck {
    /// Throws if the value is empty. A script may have used an unset variable. `thing` is the expected value: `a file`.
    static func refuseEmpty(_ option: String, _ value: String?, _ thing: String) throws {
        if value?.isEmpty == true { throw ValidationError("\(option) is empty; name \(thing), or leave it out.") }
    }
}
