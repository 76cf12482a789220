import Domain

/// A model's answer about one page.
struct PageAnswer: Decodable, Sendable {
    var last: Int
    var direction: String
    var alt: String
    var setting: Setting
    var timeOfDay: TimeOfDay
    var weather: Weather
    var mood: Mood
    var props: [String]
    var cast: [CastMember]

    /// The panel after unambiguous corrections: white space is folded, props are lower case and unique, a held object
    /// is added to the props, no character appears twice, and a target that is not in the picture is left out.
    var panel: PanelSpec {
        var things: [String] = []
        for thing in (props + cast.compactMap(\.holding)).map(\.tidied) where !thing.isEmpty {
            if !things.contains(thing), things.count < 8 { things.append(thing) }
        }
        var members: [CastMember] = []
        for member in cast where !members.contains(where: { $0.character == member.character }) {
            let held = member.holding?.tidied
            members.append(
                CastMember(
                    character: member.character, pose: member.pose,
                    holding: held.flatMap { things.contains($0) ? $0 : nil }))
        }
        var panel = PanelSpec(
            direction: direction.whiteSpaceFolded, alt: alt.whiteSpaceFolded, setting: setting, timeOfDay: timeOfDay,
            weather: weather, mood: mood, cast: members, props: things)
        for index in members.indices {
            let target = cast.first { $0.character == members[index].character }?.target
            let known = [target, target?.tidied].compactMap(\.self)
            panel.cast[index].target = known.first { panel.canBeTarget($0, of: members[index]) }
        }
        return panel
    }
}

extension String {
    fileprivate var tidied: String { whiteSpaceFolded.lowercased() }
}
