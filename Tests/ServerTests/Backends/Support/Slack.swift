/// The limit for a prompt action on a machine that is busy with other tests. On an idle machine it takes less than a
/// tenth.
let slack = Duration.seconds(8)
