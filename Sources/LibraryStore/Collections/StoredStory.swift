package import Domain
import GRDB
import Platform

/// A story in the library, without its text.
package struct StoredStory: Hashable, Sendable {
    package var id: StoryID
    package var slug: Slug
    /// Nil if the pipeline no longer lists it.
    package var position: Int?
    package var title: String
    package var details: StoryDetails
    package var tier: Tier
    /// When the parts of the story that books contain last changed, in seconds since 1970; nil if not determined yet.
    package var lastChange: Double?
    package var sourceDigest: String
    /// How its file was when it was last read; nil if it is not known.
    package var sourceState: String?
    /// The text generator that wrote it; nil for a story from a file.
    package var writtenBy: String?
    package var isPlanned: Bool
    package var plannedTheme: Theme?
    package var plannedBy: String?
    /// The basis of its plan; nil if not known.
    package var planBasis: PlanBasis?
    /// What the built-in generators made of it in place of language models.
    package var standIns: [TextStandIn]

    /// Whether its pages were divided into panels.
    package var isComic: Bool { planBasis?.layout?.hasPrefix("comic") == true }

    /// `bases` has the plan bases that were read before: most stories of a collection have the same.
    init(_ row: Row, standIns: [TextStandIn], bases: inout [String: PlanBasis]) throws {
        self.standIns = standIns
        id = row["id"]
        slug = Slug(title: row["slug"])
        position = row["position"]
        title = row["title"]
        details = StoryDetails(row)
        tier = Tier(rawValue: row["tier"]) ?? .free
        lastChange = row["dated"]
        sourceDigest = row["source_digest"]
        sourceState = row["source_state"]
        writtenBy = row["written_by"]
        isPlanned = row["planned"]
        plannedTheme = (row["planned_theme"] as String?).flatMap(Theme.init)
        plannedBy = row["planned_by"]
        planBasis = try (row["plan_basis"] as String?).map { text in
            if let known = bases[text] { return known }
            let basis = try PlanBasis(text: text)
            bases[text] = basis
            return basis
        }
    }
}

/// A story to be stored in the library.
package struct NewStory: Sendable {
    package var slug: Slug
    var position: Int
    package var text: StoryText
    /// SHA-256 of the file that the story was read from, or of the parameters that it was written from.
    package var sourceDigest: String
    /// The text generator that wrote it; nil for a story from a file.
    package var writtenBy: String?
    /// Why the built-in writer wrote it in place of a language model; nil if it did not.
    var standInReason: String?

    package init(
        slug: Slug, position: Int, text: StoryText, sourceDigest: String, writtenBy: String?,
        standInReason: String? = nil
    ) {
        self.standInReason = standInReason
        self.slug = slug
        self.position = position
        self.text = text
        self.sourceDigest = sourceDigest
        self.writtenBy = writtenBy
    }
}

/// A story to be planned: it has no page specs.
package struct StoryToPlan: Sendable {
    package var id: StoryID
    package var slug: Slug
    package var title: String
    package var theme: Theme?
    package var text: String
    /// Indexes of the paragraphs that are headings.
    package var headings: [Int]
    /// The passages of a story with choices.
    package var passages: [Passage]
    /// The basis of the former plan, if it was set aside although the text is the same.
    package var asidePlan: PlanBasis?
    /// Its plan, if only pages of it are to be planned again.
    package var present: PresentPlan?
    /// The characters that the story's own source describes.
    package var cast: [CastEntry]

    init(_ row: Row) throws {
        id = row["id"]
        slug = Slug(title: row["slug"])
        title = row["title"]
        theme = (row["theme"] as String?).flatMap(Theme.init)
        text = row["text"]
        cast = try (row["given_cast"] as String?).map { try JSON.value($0) } ?? []
        passages = try (row["passages"] as String?).map { try JSON.value($0) } ?? []
        headings = try (row["headings"] as String?).map { try JSON.value($0) } ?? []
        asidePlan = try (row["plan_basis"] as String?).map(PlanBasis.init(text:))
    }
}

extension NewStory {
    func redacted(by redactor: Redactor) -> NewStory {
        var story = self
        story.text.title = redactor.redacted(text.title)
        story.text.body = redactor.redacted(text.body)
        for passage in text.passages.indices {
            for choice in text.passages[passage].choices.indices {
                story.text.passages[passage].choices[choice].text = redactor.redacted(
                    text.passages[passage].choices[choice].text)
            }
        }
        story.text.details.author = redactor.redacted(text.details.author)
        story.standInReason = redactor.redacted(standInReason)
        return story
    }
}
