import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// `make install` after the build, into a test folder.
struct InstallationTests {
    @Test(.enabled(if: Program.isInstalled("make"), "make is not installed"))
    func putsEverythingInItsPlace() async throws {
        let work = try WorkFolder()
        let said = try await BuiltProgram.shell(
            "make -C '\(ProjectFolder.root)' install-files BINARY='\(BuiltProgram.path)' DESTDIR='\(work.path)/stage' "
                + "PREFIX=/usr && echo done", in: work.path)
        #expect(said.hasSuffix("done\n"), "\(said)")
        #expect(
            try work.files(below: "stage") == [
                "usr/bin/nightpress", "usr/share/bash-completion/completions/nightpress",
                "usr/share/fish/vendor_completions.d/nightpress.fish", "usr/share/man/man1/nightpress.1",
                "usr/share/zsh/site-functions/_nightpress",
            ])
        let version = try await BuiltProgram.shell("stage/usr/bin/nightpress --version", in: work.path)
        #expect(version.contains(/^\d+\.\d+\.\d+\n$/))
        for file in try work.files(below: "stage/usr/share") {
            #expect(!(try work.folder.read("stage/usr/share/\(file)")).isEmpty, "\(file)")
        }
    }

    @Test(.enabled(if: Program.isInstalled("make"), "make is not installed"))
    func saysWhereTheProgramWouldNotBeFound() async throws {
        let work = try WorkFolder()
        let install =
            "make -s -C '\(ProjectFolder.root)' install-files BINARY='\(BuiltProgram.path)' PREFIX='\(work.path)/own'"
        #expect(
            try await BuiltProgram.shell(install, in: work.path) == """
                \(work.path)/own/bin is not in PATH; add this line to ~/.profile and log in again:
                    export PATH="\(work.path)/own/bin:$PATH"

                """)
        #expect(try await BuiltProgram.shell("PATH='\(work.path)/own/bin':\"$PATH\"; \(install)", in: work.path) == "")
        #expect(try await BuiltProgram.shell("\(install) DESTDIR='\(work.path)/stage'", in: work.path) == "")
    }
}
