package import Domain
package import LibraryStore

/// One panel of one page; a picture book has one a page.
package struct PageReport: Sendable {
    var number: Int
    var panel: Int
    var text: String
    var direction: String
    var alt: String
    var status: PanelStatus
    var priority: PagePriority
    /// Why it is drawn so early, in words that stand by themselves.
    package var reasons: [String] = []
    /// Relative to the library's root: `images/ab/abcd….png`. Nil where there is none.
    var picture: String?
    var size: PixelSize?
    /// A small one of it; nil where there is none.
    package var thumbnail: PictureFacts?
    var provenance: Provenance?
    var backend: String?
    /// In which the picture was made; nil where that is not known.
    var drawnIn: RelativeRun?
    /// Seconds since 1970.
    package var drawnAt: Double?
    /// When in this run it became ready that was not before, in seconds since 1970; nil where it did not.
    package var readyAt: Double?
    /// Of another run that made it what it is; nil where this one did.
    package var formerCause: PageCause?
    var attempts: [Attempt]
    /// Whose picture it shows; nil where it is its own.
    var similar: SimilarPicture?
    /// What a person asked of it, in words; nil for nothing.
    package var request: String?
    /// How many runs died while drawing it, where it was given up for that.
    package var deadRuns: Int?
    /// Of one that failed or shows a placeholder: backends that were not asked because they were out, with their reasons.
    package var outage: String?
    /// The oldest first.
    package var earlierPictures: [EarlierPicture] = []
    /// Nil where it stands as it did when the run before was reported, and where that is not known.
    package var change: StatusChange?

    /// Whether the picture was made in this run.
    var isNew: Bool { drawnIn == .this }
}

extension PageReport {
    package init(_ panel: StoredPanel, of page: StoredPage, drawnIn: RelativeRun?, attempts: [Attempt]) {
        self.init(
            number: page.number, panel: panel.number, text: page.text, direction: panel.direction, alt: panel.alt,
            status: panel.status, priority: panel.priority, picture: panel.picture?.path, size: panel.picture?.size,
            provenance: panel.picture?.provenance, backend: panel.picture?.backend, drawnIn: drawnIn,
            drawnAt: panel.drawnAt, attempts: attempts, similar: panel.similar)
    }
}
