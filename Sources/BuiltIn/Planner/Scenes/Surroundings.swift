import Domain

/// Where, when and in what weather a picture is.
struct Surroundings {
    var setting: Setting
    /// The word by which the text names the place; nil where it is long ago.
    var noun: String?
    var timeOfDay: TimeOfDay
    var weather: Weather
}
