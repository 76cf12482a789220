/// Recognises that a content filter refused a request, by the words of an error message or an error code.
enum RefusalWords {
    /// Codes and phrases that mean a refusal alone, in lower case.
    private static let certain = [
        "content_policy_violation", "content_filter", "moderation_blocked", "responsibleaipolicyviolation",
        "safety system", "safety filter", "safety_violations", "violate our policies", "responsible ai practices",
        "nsfw_content_detected", "potential nsfw content", "policy_violation", "prohibited_content",
    ]

    /// What a message is about. A message that also has a verdict is a refusal; “safety checker not found” is not.
    private static let topics = [
        "safety", "moderation", "nsfw", "content policy", "content policies", "content filter", "usage policy",
        "usage policies", "content guidelines", "community guidelines", "inappropriate", "sexual", "not safe for work",
    ]

    private static let verdicts = [
        "blocked", "rejected", "refused", "declined", "flagged", "detected", "violat", "prohibited", "disallowed",
        "filtered", "triggered", "not permitted by", "is not allowed by", "against our", "against the",
    ]

    static func refuse(in message: String) -> Bool {
        let words = message.lowercased()
        func mentions(_ phrases: [String]) -> Bool { phrases.contains { words.contains($0) } }
        return mentions(certain) || mentions(topics) && mentions(verdicts)
    }
}
