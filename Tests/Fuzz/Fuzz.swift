import Foundation

/// libFuzzer's main function. It calls `body` with one input after another.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

/// `Fuzz READER ARGUMENT…` runs libFuzzer with these arguments on one reader. `make fuzz` builds and runs it.
@main enum Fuzz {
    static func main() {
        guard CommandLine.arguments.count > 1, let reader = Reader(rawValue: CommandLine.arguments[1]) else {
            print("usage: Fuzz \(Reader.allCases.map(\.rawValue).joined(separator: "|")) ARGUMENT…")
            exit(2)
        }
        var words = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
        var count = Int32(words.count - 1)
        let status = words.withUnsafeMutableBufferPointer { words -> Int32 in
            guard var start = words.baseAddress else { return 2 }
            return withUnsafeMutablePointer(to: &start) { runFuzzer(&count, $0, reader.body) }
        }
        exit(status)
    }
}

/// libFuzzer's own main function, which is not used, refers to this name.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzNothing(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 { 0 }
