/// The place of a picture.
package enum Setting: String, CaseIterable, Codable, Sendable {
    case forest, meadow, sea, shore, river, mountain, village, city, castle, room, kitchen, garden, snow, desert
    case cave, space, underwater, sky
    case school, shop, bakery, library, workshop, barn, hall, ship, farm, market, harbour, jungle
    case bedroom, bathroom, attic, carriage, theatre, roof, station, playground, orchard, swamp
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
    case climbing, jumping, dancing, falling, crawling, kneeling, bending, hiding, lying
    case pushing, pulling, lifting, carrying, throwing, kicking, giving
    /// Both hands are busy in front of the body: with a spade, a needle, a spoon.
    case working
    /// A hand is at the mouth.
    case eating
    case reading, pointing
    /// Looks closely, or for something, with a hand above the eyes.
    case peering
    case listening, thinking, crying, cheering
    /// Shouts or sings.
    case calling
    case clapping, bowing, trembling, talking
}
