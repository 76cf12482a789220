import Domain
import Foundation
package import Prompts

/// JSON files of the prompts. Those of a user's folder are read strictly: what is repaired in the reply of a model is an
/// error here.
extension Prompts {
    package func decoded<Value: Decodable>(_ file: File) throws(PromptsError) -> Value { try read(file) }

    private func read<Value: Decodable>(_ file: File) throws(PromptsError) -> Value {
        do {
            if isOwn(file) { _ = try strictJSON(file) }
            return try JSONDecoder().decode(Value.self, from: Data(self[file]))
        } catch let error as PromptsError {
            throw error
        } catch {
            throw .malformed(file: file.rawValue, reason: (error as? DecodingError)?.words ?? "\(error)")
        }
    }

    /// Also finds keys that have no meaning: those which the value lacks when it is encoded again.
    package func decoded<Value: Codable>(_ file: File) throws(PromptsError) -> Value {
        let value: Value = try read(file)
        guard isOwn(file), let encoded = try? JSON.encoder.encode(value),
            let known = try? JSONValue(parsing: Array(encoded)),
            let key = try json(file).firstKey(missingIn: known)
        else { return value }
        throw .malformed(file: file.rawValue, reason: "“\(SafeText.line(key, limit: 60))” is not known")
    }

    func json(_ file: File) throws(PromptsError) -> JSONValue {
        if isOwn(file) { return try strictJSON(file) }
        do { return try JSONValue(parsing: self[file]) } catch {
            throw .malformed(file: file.rawValue, reason: "\(error)")
        }
    }

    func schema(_ file: File) throws(PromptsError) -> JSONSchema {
        do { return try JSONSchema(try json(file)) } catch let error as PromptsError { throw error } catch {
            throw .malformed(file: file.rawValue, reason: "\(error)")
        }
    }

    private func strictJSON(_ file: File) throws(PromptsError) -> JSONValue {
        let bytes = self[file]
        func malformed(at offset: Int, _ reason: String) -> PromptsError {
            let line = 1 + bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
            return .malformed(file: file.rawValue, reason: "line \(line): \(reason)")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .malformed(file: file.rawValue, reason: "it is not UTF-8 text")
        }
        let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
        guard let start = bytes.dropFirst(mark.count).firstIndex(where: { !isSpace($0) }) else {
            throw .malformed(file: file.rawValue, reason: "it is empty")
        }
        let limits = ReplyLimits(bytes: bytes.count)
        var reader = JSONReader(bytes: bytes, at: start, limits: limits)
        let tail = TailRule(wasCut: true, expected: .any, bytes: bytes)
        let value: JSONValue
        do { value = try reader.read(tail: tail) } catch {
            switch error {
            case .cut(let offset, let unfinished):
                throw malformed(at: offset, "the file ends here: \(unfinished.rawValue)")
            case .malformed(let offset, let found, let expected):
                throw malformed(at: offset, "found \(found), expected \(expected)")
            case .longString(let offset): throw malformed(at: offset, "a text longer than \(limits.stringBytes) bytes")
            case .tooDeep: throw malformed(at: reader.position, "nested deeper than \(limits.depth)")
            case .tooManyMembers: throw malformed(at: reader.position, "more than \(limits.members) values")
            }
        }
        if let (kind, offset, key) = reader.firstRepair {
            let words = kind.rawValue.replacing("-", with: " ")
            throw malformed(at: offset, key.map { "\(words): “\(SafeText.line($0, limit: 60))”" } ?? "\(words)")
        }
        if let rest = bytes[reader.position...].firstIndex(where: { !isSpace($0) }) {
            throw malformed(at: rest, "something follows the end of the value")
        }
        return value
    }
}

extension JSONValue {
    /// The path of the first key, in alphabetical order, that `other` lacks at the same place.
    fileprivate func firstKey(missingIn other: JSONValue) -> String? {
        switch (self, other) {
        case (.object(let members), .object(let others)):
            for (key, value) in members.sorted(by: { $0.key < $1.key }) where value != .null {
                guard let match = others[key] else { return key }
                if let inner = value.firstKey(missingIn: match) { return "\(key).\(inner)" }
            }
        case (.array(let items), .array(let others)):
            for (item, match) in zip(items, others) {
                if let inner = item.firstKey(missingIn: match) { return inner }
            }
        default: break
        }
        return nil
    }
}
