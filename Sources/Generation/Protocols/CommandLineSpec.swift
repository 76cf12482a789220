/// A program and its arguments in a pipeline. They are not passed through a shell.
package struct CommandLineSpec: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// As written in the pipeline; empty if there is no command.
    package var words: [String]
    /// The program to run: the first word, or its path if that is beside the pipeline file.
    package var program: String

    package init(_ words: [String], program: String? = nil) {
        self.words = words
        self.program = program ?? words.first ?? ""
    }

    package init(arrayLiteral words: String...) { self.init(words) }

    package var isEmpty: Bool { words.isEmpty }

    package var arguments: [String] { Array(words.dropFirst()) }

    /// The command line to run; empty if there is no command.
    package var line: [String] { isEmpty ? [] : [program] + arguments }
}
