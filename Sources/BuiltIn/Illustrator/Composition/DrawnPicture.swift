import Domain

/// What can be seen in a picture.
struct DrawnPicture {
    struct Figure {
        /// The character's id.
        var character: String
        var pose: Pose
        var held: Prop?
        var isOnBed: Bool
        var rows: Bool
        /// Whether its face can smile.
        var hasMouth: Bool
        /// What it acts on: the main noun of a thing, or the id of another character.
        var target: String?
        var place: Place?
    }

    /// Where a figure is.
    struct Place {
        /// The main noun of a thing, or the id of another character.
        var target: String
        var relation: Stage.Relation
        /// Whether the figure sits there, whatever else it does; nil if its pose says it.
        var isSeated: Bool?
    }

    /// In the panel's order.
    var figures: [Figure]
    /// Things and animals beside the figures, in the panel's order.
    var things: [Prop]
    var setting: Setting
    var scenery: Scenery
    var timeOfDay: TimeOfDay
    /// Clear where no sky is.
    var weather: Weather
    var mood: Mood
}

extension Composition {
    /// Things that figures or the border hide are left out, and beds with their sleepers.
    func drawn() -> DrawnPicture {
        let members = Dictionary(panel.cast.enumerated().map { ($1.character, $0) }) { first, _ in first }
        let figures = cast.sorted {
            members[$0.figure.character, default: .max] < members[$1.figure.character, default: .max]
        }
        let named = panel.props.map { things.prop(for: $0)?.nouns[0] ?? $0 }
        let beds = [Prop.bed, .leafNest].map { $0.nouns[0] }
        let visible = props.filter { spot in
            (isVisible(spot) || carries(spot))
                && !(cast.contains(where: \.isOnBed) && beds.contains(spot.prop.nouns[0]))
        }
        let order = visible.map { named.firstIndex(of: $0.prop.nouns[0]) ?? named.count }
        let seen = Set(visible.map { $0.prop.nouns[0] } + figures.map(\.figure.character))
        return DrawnPicture(
            figures: figures.map { spot in
                let index = stage.members.firstIndex(of: spot.figure.character)
                let contact = index.flatMap { stage.contacts[$0] }.flatMap { $0.relation == .backdrop ? nil : $0 }
                let place = index.flatMap { stage.places[$0] }
                return DrawnPicture.Figure(
                    character: spot.figure.character, pose: spot.figure.shownPose, held: spot.figure.held,
                    isOnBed: spot.isOnBed, rows: spot.figure.rows, hasMouth: spot.figure.look.figure.face.hasMouth,
                    target: contact.flatMap { contact in
                        let target = target(of: contact)
                        return seen.contains(target) && reaches(spot, target, contact) ? target : nil
                    },
                    place: place.flatMap { place in
                        let target = target(of: place)
                        guard seen.contains(target) else { return nil }
                        return DrawnPicture.Place(
                            target: target, relation: place.relation,
                            isSeated: place.seats(spot.figure.shownPose) ? true : place.isSeated)
                    })
            },
            things: zip(visible, order).sorted { $0.1 < $1.1 }.map(\.0.prop), setting: panel.setting,
            scenery: scenery, timeOfDay: panel.timeOfDay, weather: scenery.hasSky ? panel.weather : .clear,
            mood: panel.mood)
    }

    /// The things of the page spec for which there is no drawing, or none that fits its setting.
    var missing: [String] {
        let shown = PropLayout.shownAlready(panel, cast: cast, scenery: scenery).union(panel.cast.map(\.character))
        let held = panel.cast.compactMap(\.holding)
        var missing: [String] = []
        for noun in panel.props + held + panel.cast.flatMap({ [$0.target, $0.position?.thing].compactMap(\.self) })
        where !shown.contains(noun) && !missing.contains(noun) {
            let drawing = things.prop(for: noun).flatMap {
                held.contains(noun) || shown.contains($0.nouns[0])
                    ? $0 : PropLayout.fitting($0, of: things, in: panel, scenery: scenery)
            }
            let isAnimal = noun.lowercaseWords.last.flatMap(things.animal) != nil
            if drawing == nil, !isAnimal { missing.append(noun) }
        }
        return missing
    }

    /// What the figure acts on: the id of another character, or the main noun of a thing.
    private func target(of role: Stage.Role) -> String {
        switch role.target {
        case .thing(let thing): thing.nouns[0]
        case .figure(let other): stage.members[other]
        }
    }

    /// Whether the hands can be on the target: who is beside it pulls it, and others only lean back. Who peers faces it.
    private func reaches(_ spot: CastLayout.Spot, _ target: String, _ role: Stage.Role) -> Bool {
        let pose = spot.figure.shownPose
        if role.relation == .inArms {
            return cast.contains { $0.figure.character == target && $0.height < spot.height * StageRow.mostInArms }
        }
        if pose == .peering, case .thing = role.target {
            guard let other = props.first(where: { $0.prop.nouns[0] == target }) else { return false }
            return (other.x < spot.x) == spot.facesLeft
        }
        guard role.relation == .at, pose.usesHands || pose == .hugging else { return true }
        let box: (left: Double, right: Double)
        var reach = frame.unit * 0.12
        switch role.target {
        case .figure:
            guard pose != .carrying, let other = cast.first(where: { $0.figure.character == target }) else {
                return false
            }
            box = (other.left, other.right)
            if pose == .pulling || pose == .pushing { reach /= 2 }
        case .thing(let thing):
            // A tree is not pulled.
            if [.pulling, .pushing, .carrying, .lifting].contains(pose), thing.place == .background, thing.size > 1.2 {
                return false
            }
            guard let other = props.first(where: { $0.prop.nouns[0] == target }) else { return true }
            let half = other.prop.halfWidth * other.height
            box = (other.x - half, other.x + half)
        }
        return max(box.left - spot.right, spot.left - box.right) < reach
    }

    /// Whether a figure sits on the thing or climbs it, so that the figure hides it in part.
    private func carries(_ spot: PropLayout.Spot) -> Bool {
        stage.places.indices.contains { index in
            guard stage.support(of: index)?.nouns[0] == spot.prop.nouns[0] else { return false }
            return stage.places[index]?.relation == .on || stage.places[index]?.relation == .up
        }
    }

    /// Whether at least a third of the thing's box is within the picture and not behind a figure.
    private func isVisible(_ spot: PropLayout.Spot) -> Bool {
        let side = 6
        let half = spot.prop.halfWidth * spot.height * 0.9
        var seen = 0
        for row in 0..<side {
            let y = spot.y - spot.height * (Double(row) + 0.5) / Double(side)
            for column in 0..<side {
                let x = spot.x + half * (Double(column) * 2 / Double(side - 1) - 1)
                let isInside = (0...frame.width).contains(x) && (0...frame.height).contains(y)
                let isHidden = spot.isBehind && cast.contains { $0.hides(x, y) }
                if isInside, !isHidden { seen += 1 }
            }
        }
        return seen * 3 >= side * side
    }
}

extension CastLayout.Spot {
    fileprivate func hides(_ x: Double, _ y: Double) -> Bool {
        let margin = (right - left) * 0.12
        return x > left + margin && x < right - margin && y > top && y < self.y
    }
}
