import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Manifests that “submit” wrote, checked by a program that has the published schemas. `NIGHTPRESS_KUBERNETES_VALIDATE`
/// is its command, to which the file is added: `kubernetes-validate --strict`.
@Suite(
    .enabled(
        if: ClusterFolder.validator != nil, "NIGHTPRESS_KUBERNETES_VALIDATE names no validator of manifests"))
struct KubernetesTests {
    private func problems(with file: String, in folder: ClusterFolder) async throws -> String {
        try await folder.shell("\(try #require(ClusterFolder.validator)) '\(file)' 2>&1; echo \"code $?\"")
    }

    @Test(arguments: ["shards.yaml", "merge.yaml"])
    func itsManifestsAgreeWithThePublishedSchema(_ name: String) async throws {
        let folder = try ClusterFolder()
        let words = ["submit", "tales", "--engine", "kubernetes", "--shards", "4", "--output", "cluster"]
        #expect(try await folder.run(words).code == 0)
        let said = try await problems(with: "cluster/\(name)", in: folder)
        #expect(said.hasSuffix("code 0\n"), "\(said)")
        // The validator finds what is wrong.
        let wrong = String(decoding: try folder.work.folder.read("cluster/\(name)"), as: UTF8.self)
            .replacing("podFailurePolicy", with: "podFailingPolicy")
        try folder.work.folder.write(wrong, to: "wrong.yaml")
        #expect(try await !problems(with: "wrong.yaml", in: folder).hasSuffix("code 0\n"))
    }
}
