import SystemPackage
import Testing

@testable import Platform

struct ErrorTextTests {
    @Test(arguments: [
        (StartFailure.notInPath, "no directory of PATH has it; install it, or give its path"),
        (.program(.permissionDenied), "Permission denied; make it executable, or give another path"),
        (
            .program(.noSuchFileOrDirectory),
            "No such file or directory; check the path and, of a script, the interpreter in its first line"
        ),
        (
            .program(.execFormatError),
            "Exec format error; a script needs a first line such as #!/bin/sh, a binary must be for this machine"
        ),
        (
            .program(.argListTooLong),
            "Argument list too long; give it the text through standard input or a file"
        ),
        (.program(.ioError), "Input/output error"),
        (
            .directory("/no/such", .noSuchFileOrDirectory),
            "the working directory “/no/such” cannot be entered: No such file or directory; create it or name another"
        ),
        (
            .process(.resourceTemporarilyUnavailable),
            "the system gives no process: Resource temporarily unavailable; end other programs and try again"
        ),
        (.zeroByte, "its name, an argument or its environment has a zero byte; take it out"),
        (.variableName("A=B"), "“A=B” cannot be the name of an environment variable; give it another"),
        (
            .keeper("/bin/nightpress", .noSuchFileOrDirectory),
            "“/bin/nightpress”, which would look after it, cannot be started: No such file or directory; "
                + "put the program back and try again"
        ),
        (.keeperLost, "the process that would look after it was lost; try again"),
    ])
    func aCommandThatDoesNotStart(_ failure: StartFailure, _ text: String) {
        #expect(ChildProcessError.cannotStart(program: "sd", failure).description == "cannot start “sd”: \(text)")
    }

    @Test(arguments: [
        (
            ChildProcessError.cannotWriteLog("/a/log", .permissionDenied),
            "cannot write the log “/a/log”: Permission denied; choose another directory"
        ),
        (
            .timedOut(program: "sd", limit: .seconds(1), errorTail: " \n"),
            "“sd” was stopped: it had not ended after 1 second; give it more time or less to do"
        ),
        (
            .timedOut(program: "sd", limit: .milliseconds(2500), errorTail: "one\nloading the model\n\n"),
            "“sd” was stopped: it had not ended after 2.5 seconds, and last wrote “loading the model”; "
                + "give it more time or less to do"
        ),
        (
            .outputTooLarge(program: "sd", limit: 64_000_000),
            "“sd” was stopped: it wrote more than 64 MB to standard output; "
                + "check that it writes the result and nothing else"
        ),
        (
            .outputTooLarge(program: "sd", limit: 100),
            "“sd” was stopped: it wrote more than 100 bytes to standard output; "
                + "check that it writes the result and nothing else"
        ),
        (
            .keeperLost(program: "sd"),
            "“sd” was stopped: the process that looked after it was killed; run it again"
        ),
        (
            .doesNotEnd(program: "sd"),
            "cannot stop “sd”: it was killed and has not gone; see with ps what it waits for"
        ),
    ])
    func aCommandThatHadToBeStopped(_ error: ChildProcessError, _ text: String) {
        #expect(error.description == text)
    }

    @Test(arguments: [
        (Termination.exited(code: 2), "it ended with exit code 2"),
        (.signalled(9), "it was killed by signal 9, as a system does that is out of memory"),
        (.signalled(11), "it was ended by signal 11"),
    ])
    func theEndOfACommand(_ termination: Termination, _ text: String) {
        #expect(termination.description == text)
    }
}
