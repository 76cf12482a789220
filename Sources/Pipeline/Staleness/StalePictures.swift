import Domain
import LibraryStore
import PipelineFiles

/// The pictures of a collection that would come out differently now.
struct StalePictures {
    private(set) var groups: [ShownPictures] = []
    /// One text for each reason.
    private(set) var notices: [String] = []
    /// The number of pictures for each reason.
    private(set) var reasons: [(text: String, count: Int)] = []
    /// The reasons of each group.
    private var groupReasons: [[String]] = []

    init(_ shown: [ShownPictures], of pipeline: PipelineFile, by staleness: Staleness) {
        var otherSizes = 0
        for group in shown {
            let isOtherSize = !pipeline.sizes.contains(group.askedSize)
            let found = staleness.reasons(for: group)
            guard isOtherSize || !found.isEmpty else { continue }
            groups.append(group)
            groupReasons.append((isOtherSize ? [Self.otherSize] : []) + found)
            if isOtherSize { otherSizes += group.count }
            for reason in found {
                if let index = reasons.firstIndex(where: { $0.text == reason }) {
                    reasons[index].count += group.count
                } else {
                    reasons.append((reason, group.count))
                }
            }
        }
        notices = Self.sizeNotice(otherSizes, pipeline.sizes).map { [$0] } ?? []
        notices += reasons.map(Self.notice)
        if otherSizes > 0 { reasons.insert((Self.otherSize, otherSizes), at: 0) }
    }

    private static let otherSize = "it is drawn in another size"

    /// Why pictures with these values are stale. Empty if they are not.
    func reasons(status: PanelStatus, askedSize: PixelSize, basisID: Int64?) -> [String] {
        groups.firstIndex { $0.status == status && $0.askedSize == askedSize && $0.basisID == basisID }
            .map { groupReasons[$0] } ?? []
    }

    private static func sizeNotice(_ count: Int, _ sizes: [PixelSize]) -> String? {
        guard count > 0 else { return nil }
        let wanted = sizes.map(\.description).joined(separator: ", ")
        return "\(pages(count)) drawn in another size than the pipeline's \(wanted); \(advice(count))"
    }

    private static func notice(_ reason: String, _ count: Int) -> String {
        "\(pages(count)) stale: \(reason); \(advice(count))"
    }

    private static func pages(_ count: Int) -> Counted { Counted(count, "page is", "pages are") }

    private static func advice(_ count: Int) -> String { "add --refresh to redraw \(count == 1 ? "it" : "them")" }
}
