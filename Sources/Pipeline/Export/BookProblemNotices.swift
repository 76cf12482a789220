import Domain

/// Short notices on the books of a collection that a run could not write.
struct BookProblemNotices {
    let collection: Slug
    let refusals: [BookProblem]

    /// One notice for all books whose missing pages need the same action; “nightpress export” reports each of them.
    /// Every other book has its own notice, and the notices may be equal.
    var notices: [(text: String, isBlocked: Bool)] {
        var groups: [(first: BookProblem, missing: MissingPages?, books: Int, isOfOneTitle: Bool)] = []
        for refusal in refusals {
            let joint = groups.indices.lazy.compactMap { index in
                join(refusal, to: groups[index].missing).map { (index: index, missing: $0) }
            }.first
            if let joint {
                groups[joint.index].missing = joint.missing
                groups[joint.index].books += 1
                if groups[joint.index].first.title != refusal.title { groups[joint.index].isOfOneTitle = false }
            } else {
                groups.append((refusal, refusal.missing, 1, true))
            }
        }
        return groups.map { group in
            guard let missing = group.missing, !group.isOfOneTitle else {
                return (group.first.description, group.first.isBlocked)
            }
            return ("\(group.books) books are not written: \(missing.reason)", false)
        }
    }

    private func join(_ refusal: BookProblem, to missing: MissingPages?) -> MissingPages? {
        guard let other = refusal.missing else { return nil }
        return missing?.joined(with: other, as: collection.text)
    }
}
