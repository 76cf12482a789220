import Testing

/// Every picture of a gallery of faulty ones is read or rejected as expected, within a short time.
@Suite struct HostilePictureTests {
    @Test(.timeLimit(.minutes(5)), arguments: HostilePicture.all)
    func isReadOrRefused(picture: HostilePicture) {
        #expect(picture.decoded() == picture.outcome)
    }
}
