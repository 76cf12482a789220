/// A document of the reflowable edition.
enum ReflowableDocument: Hashable, Sendable {
    case cover
    /// An index into the book's stories; `firstNumber` is the number of its first page in the book, from 1.
    case story(story: Int, firstNumber: Int)
    /// A page before or after the stories.
    case matter(BookMatter)
    case colophon
}
