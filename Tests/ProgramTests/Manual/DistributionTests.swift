import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// `.packaging/dist.sh` with a small program, because the real one takes half a minute to pack.
@Suite(.enabled(if: ["make", "clang", "swift"].allSatisfy(Program.isInstalled), "needs make, clang and swift"))
struct DistributionTests {
    private static let source = """
        #include <stdio.h>
        int main(void) { return puts("0.1.0") < 0; }

        """
    private static let archive = "first/nightpress-0.1.0-*.tar.gz"

    /// Packs the program into `first`, and returns the script's output.
    private func pack(_ work: WorkFolder, into folder: String = "first") async throws -> String {
        let (clang, swift) = (try #require(Program("clang")), try #require(Program("swift")))
        try work.folder.write(Self.source, to: "program.c")
        return try await BuiltProgram.shell(
            """
            '\(clang.file.path)' -o program program.c \
            && SOURCE_DATE_EPOCH=1000000000 DIST_URL=https://example.org SWIFT='\(swift.file.path)' \
            sh '\(ProjectFolder.root)/.packaging/dist.sh' program \(folder)
            """, in: work.path)
    }

    @Test func packsTheProgramWithItsDocumentsAndLicences() async throws {
        let work = try WorkFolder()
        let said = try await pack(work)
        let unpacked = try await BuiltProgram.shell(
            "tar -xzf \(Self.archive) && cd nightpress-0.1.0-* && sha256sum -c --quiet SHA256SUMS && bin/nightpress",
            in: work.path)
        #expect(unpacked == "0.1.0\n", "\(said)\(unpacked)")
        let files = try await BuiltProgram.shell("cd nightpress-0.1.0-* && find . -type f", in: work.path)
            .split(separator: "\n").map { String($0.dropFirst(2)) }
        let documents = "share/doc/nightpress"
        for file in [
            "share/man/man1/nightpress.1", "share/bash-completion/completions/nightpress",
            "share/zsh/site-functions/_nightpress", "share/fish/vendor_completions.d/nightpress.fish",
            "\(documents)/README.md", "\(documents)/handbook/GettingStarted.md",
            "\(documents)/examples/lanterns/pipeline.yaml", "\(documents)/licences/GRDB.swift.txt",
            "\(documents)/licences/Andika-OFL.txt",
        ] {
            #expect(files.contains(file), "\(file) is missing among \(files)")
        }
    }

    /// All packages but that of tests are in the program.
    @Test func namesTheLicenceOfEachPackage() async throws {
        let work = try WorkFolder()
        _ = try await pack(work)
        let listed = try await BuiltProgram.shell("tar -tzf \(Self.archive) | grep /licences/.", in: work.path)
            .split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
        let manifest = try String(contentsOf: URL(filePath: "\(ProjectFolder.root)/Package.swift"), encoding: .utf8)
        let packages = manifest.matches(of: #/\.package\(url: ".*/([^/"]+)", /#).map { String($0.output.1) }
        #expect(packages.count >= 5)
        #expect(listed.filter { packages.contains(String($0.dropLast(4))) }.count == packages.count - 1, "\(listed)")
        #expect(!listed.contains("swift-subprocess.txt"))
    }

    @Test func packsTheSameBytesTwice() async throws {
        let work = try WorkFolder()
        _ = try await pack(work)
        _ = try await pack(work, into: "second")
        #expect(
            try await BuiltProgram.shell(
                "diff -r first second && cd first && sha256sum -c --quiet SHA256SUMS && echo equal", in: work.path)
                == "equal\n")
    }

    @Test func saysWhatIsMissingOutsideAWorkTree() async throws {
        let work = try WorkFolder()
        let said = try await BuiltProgram.shell(
            """
            cp -R '\(ProjectFolder.root)/.packaging' packaging \
            && GIT_CEILING_DIRECTORIES='\(work.path)' sh packaging/dist.sh /bin/true first; echo "exit $?"
            """, in: work.path)
        #expect(
            said == """
                dist: This is no git work tree, so the time of the files is not known. Set SOURCE_DATE_EPOCH to \
                seconds since 1970.
                exit 1

                """)
    }
}
