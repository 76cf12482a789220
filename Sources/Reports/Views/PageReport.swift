package import Domain
package import LibraryStore

/// One panel of one page. A picture book has one panel a page.
package struct PageReport: Sendable {
    var number: Int
    var panel: Int
    /// Nil unless it is a panel of a comic.
    var title: String?
    var text: String
    var direction: String
    var alt: String
    var status: PanelStatus
    var priority: PagePriority
    /// The reasons for its priority, as complete phrases.
    package var reasons: [String] = []
    /// Relative to the library's root: `images/ab/abcd….png`. Nil if there is none.
    var picture: String?
    var size: PixelSize?
    /// A small version of the picture; nil if there is none.
    package var thumbnail: PictureFacts?
    var provenance: Provenance?
    var backend: String?
    /// The things of the page spec that the picture lacks, as far as its generator knows it.
    var notDrawn: [String] = []
    /// The run in which the picture was made; nil if it is unknown.
    var drawnIn: RelativeRun?
    /// Seconds since 1970.
    package var drawnAt: Double?
    /// When the page became ready in this run, in seconds since 1970. Nil if it was ready before or is not ready.
    package var readyAt: Double?
    /// The failed attempt of another run that set the page's state; nil if this run set it.
    package var formerCause: PageCause?
    var attempts: [Attempt]
    /// The page whose picture it shows; nil if it shows its own.
    var similar: SimilarPicture?
    /// The page request as text; nil if there is none.
    package var request: String?
    /// The number of runs that died while drawing it, if it was given up for that reason.
    package var deadRuns: Int?
    /// For a failed page or a placeholder: the backends with an outage, and the reasons.
    package var outage: String?
    /// Whether all backends that were asked refused to draw it, so that a placeholder is shown.
    package var isRefused = false
    /// In order of age, the oldest first.
    package var earlierPictures: [EarlierPicture] = []
    /// Nil if the status is the same as in the previous report, or if that is unknown.
    package var change: StatusChange?
    /// What a reader can choose at the end of the page. Only the last panel of a page has it.
    var choices: [PageChoice] = []

    /// Whether the picture was made in this run.
    var isNew: Bool { drawnIn == .this }
}

extension PageReport {
    package init(_ panel: StoredPanel, of page: StoredPage, drawnIn: RelativeRun?, attempts: [Attempt]) {
        self.init(
            number: page.number, panel: panel.number, title: panel.spec.title, text: page.text,
            direction: panel.direction, alt: panel.alt,
            status: panel.status, priority: panel.priority, picture: panel.picture?.path, size: panel.picture?.size,
            provenance: panel.picture?.provenance, backend: panel.picture?.backend,
            notDrawn: panel.picture?.notDrawn ?? [], drawnIn: drawnIn,
            drawnAt: panel.drawnAt, attempts: attempts, similar: panel.similar)
        if panel.number == page.panels.last?.number { choices = page.choices }
    }
}
