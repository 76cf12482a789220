/// The place of a picture.
package enum Setting: String, CaseIterable, Codable, Sendable {
    case forest, meadow, sea, shore, river, mountain, village, city, castle, room, kitchen, garden, snow, desert
    case cave, space, underwater, sky
}

package enum TimeOfDay: String, CaseIterable, Codable, Sendable {
    case dawn, day, dusk, night
}

package enum Weather: String, CaseIterable, Codable, Sendable {
    case clear, cloudy, rain, snow, wind, fog
}

package enum Mood: String, CaseIterable, Codable, Sendable {
    case calm, happy, curious, excited, sad, worried, proud, sleepy
}

/// A figure's activity, as far as its body shows it.
package enum Pose: String, CaseIterable, Codable, Sendable {
    case standing, walking, running, sitting, sleeping, flying, swimming, waving, reaching, hugging
}
