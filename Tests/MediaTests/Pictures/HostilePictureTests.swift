import Testing

/// Every picture of a gallery of bad ones is read or refused, as told beforehand, and soon.
@Suite struct HostilePictureTests {
    @Test(.timeLimit(.minutes(5)), arguments: HostilePicture.all)
    func isReadOrRefused(picture: HostilePicture) {
        #expect(picture.decoded() == picture.outcome)
    }
}
