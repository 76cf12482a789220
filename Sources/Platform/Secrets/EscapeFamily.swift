/// Escapes that are decoded together.
enum EscapeFamily: CaseIterable {
    /// `%73`, `\u0073`, `\u{73}`, `\U00000073`, `\x73`, `\163`, `\/`, `&#115;`, `&#x73;`, and the named entities of
    /// ASCII.
    case program
    /// `=73` (quoted-printable). Apart from the others, because an equals sign often stands before a key.
    case mail
}
