package import Domain

/// A direction that an image model refused, to be put in other words.
package struct RewriteRequest: Sendable {
    /// What is asked for, in the record of attempts: `page 3 in other words`.
    package var subject: String
    package var direction: String
    /// The names of the story's characters who are in the scene, and of the others.
    package var shown: [String]
    package var others: [String]
    package var audience: Audience

    package init(subject: String, direction: String, shown: [String], others: [String], audience: Audience) {
        self.subject = subject
        self.direction = direction
        self.shown = shown
        self.others = others
        self.audience = audience
    }
}
