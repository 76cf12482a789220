/// What something prompt may take on a machine that is busy with other tests. On an idle one it takes less than a tenth of
/// it.
let slack = Duration.seconds(8)
