import Domain

/// The place, time of day and weather of a picture.
struct Surroundings {
    var setting: Setting
    /// The text's word for the place; nil if no recent page names it.
    var noun: String?
    var timeOfDay: TimeOfDay
    var weather: Weather
}
