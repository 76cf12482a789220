/// The limit for a prompt action on a machine that is busy with other tests. On an idle machine it takes less than
/// a second.
let slack = Duration.seconds(25)
