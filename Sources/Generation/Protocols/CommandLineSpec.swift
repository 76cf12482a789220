/// A program and its arguments, as a pipeline names them. No shell takes them apart.
package struct CommandLineSpec: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// As they are written; empty where none is named.
    package var words: [String]
    /// What is run: the first word, or the path that it stands for where that lies beside the pipeline file.
    package var program: String

    package init(_ words: [String], program: String? = nil) {
        self.words = words
        self.program = program ?? words.first ?? ""
    }

    package init(arrayLiteral words: String...) { self.init(words) }

    package var isEmpty: Bool { words.isEmpty }

    package var arguments: [String] { Array(words.dropFirst()) }

    /// As it is run; empty where no program is named.
    package var line: [String] { isEmpty ? [] : [program] + arguments }
}
